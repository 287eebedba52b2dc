import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { inProject } from '../setup/project.ts'
import { StepFailed } from '../setup/step.ts'
import { type PackedPackage, type PackedRuntime, packedPackages } from './native-packages.ts'
import { metainfoName, product } from './product.ts'

export interface Stage {
  /** The application as it is packed. */
  readonly application: string
  /** A copy of the unpacked Electron that the packager may change. */
  readonly electron: string
  readonly icons: string
  /** What software centres read, with the site of the product. */
  readonly metainfo: string
}

interface Description {
  readonly name: string
  readonly productName: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly main: string
}

/** Lays out what is packed and nothing else, so that no rule about leaving out is needed. */
export const stageApplication = (folder: string, runtime: PackedRuntime): Stage => {
  rmSync(folder, { recursive: true, force: true })
  const stage: Stage = {
    application: join(folder, 'application'),
    electron: join(folder, 'electron'),
    icons: join(folder, 'icons'),
    metainfo: join(folder, metainfoName),
  }
  const packages = packedPackages(runtime)
  mkdirSync(stage.application, { recursive: true })
  cpSync(inProject('out'), join(stage.application, 'out'), { recursive: true, filter: isPacked })
  for (const packed of packages) stagePackage(stage.application, packed)
  writeFileSync(
    join(stage.application, 'package.json'),
    `${JSON.stringify(descriptionOf(packages), null, 2)}\n`,
  )
  stageElectron(runtime.folder, stage.electron)
  cpSync(inProject('resources', 'icons'), stage.icons, {
    recursive: true,
    filter: (path) => path.endsWith('icons') || /^\d+x\d+\.png$/.test(basename(path)),
  })
  writeFileSync(stage.metainfo, metainfoOf(product.homepage))
  return stage
}

const metainfoOf = (homepage: string): string =>
  readFileSync(inProject('resources', 'linux', metainfoName), 'utf8').replace(
    '  <developer ',
    `  <url type="homepage">${homepage}</url>\n  <developer `,
  )

/** The runner is no part of the window: it has packages of its own. */
const isPacked = (path: string): boolean =>
  path !== inProject('out', 'runner') &&
  !path.endsWith('.map') &&
  basename(path) !== 'built-from.json'

/** Copies what is needed of a package into the folder of packages beside the bundles. */
export const stagePackage = (application: string, { name, folder, parts }: PackedPackage): void => {
  for (const part of parts) {
    const from = join(folder, part)
    if (!existsSync(from)) continue
    const target = join(application, 'node_modules', name, part)
    mkdirSync(dirname(target), { recursive: true })
    cpSync(from, target, { recursive: true })
  }
}

const descriptionOf = (packages: readonly PackedPackage[]) => {
  const { name, productName, version, description, license, main }: Description = JSON.parse(
    readFileSync(inProject('package.json'), 'utf8'),
  )
  return {
    name,
    productName,
    version,
    description,
    license,
    main,
    homepage: product.homepage,
    author: product.maintainer,
    // A Linux desktop puts the window and its notices to this entry.
    desktopName: `${product.executable}.desktop`,
    dependencies: Object.fromEntries(packages.map((each) => [each.name, versionOf(each)])),
  }
}

const versionOf = ({ name, folder }: PackedPackage): string => {
  const { version }: { version?: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  if (version !== undefined) return version
  throw new StepFailed({
    step: 'package',
    cause: `${name} in node_modules has no version`,
    remedy: 'delete node_modules and run the same command again',
  })
}

/** Without the application that a development runtime brings, which would be found beside ours. */
const stageElectron = (from: string, target: string): void => {
  const left = ['app', 'app-update.yml', 'default_app.asar'].map((name) =>
    join(from, 'resources', name),
  )
  cpSync(from, target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !left.includes(path),
  })
}
