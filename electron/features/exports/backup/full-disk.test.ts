import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { minuteMs } from '#core/time'
import { canMountDisks, smallDisk } from '../../../testing/small-disk.ts'
import {
  backedUp,
  backupThat,
  manifestsOf,
  saveBackup,
} from '../../../wiring/testing/exports/backups.ts'
import { startExports } from '../../../wiring/testing/exports/start-exports.ts'
import { workspaceId } from '../../../wiring/testing/first-workspace.ts'

const sha256Of = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

const megabyte = 1024 * 1024

/** Every file that lies below the folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

/** The files that are not what their manifest says; whatever is there under its name is whole. */
const damaged = (folder: string): string[] =>
  manifestsOf(folder)
    .flatMap(({ name, manifest }) => [
      ...manifest.tables.map(({ file, sha256 }) => [join(folder, name, file), sha256] as const),
      ...manifest.files.map(({ file, sha256 }) => [join(folder, 'Files', file), sha256] as const),
    ])
    .filter(([path, sha256]) => existsSync(path) && sha256Of(path) !== sha256)
    .map(([path]) => path)

test.runIf(canMountDisks)(
  'a backup that the disk has no room for says so, leaves no half of a file, and goes on where it was when there is room',
  async () => {
    const disk = smallDisk(megabyte)
    const { world, pass, sandbox } = await startExports({ pickedFolder: disk.folder })
    await sandbox.control('PATCH', '/accounts/exports@demo', { projects: [10450] })
    await saveBackup(world(), { tables: ['projects', 'deals'] })
    await world().call('exports.backUpNow', { workspaceId })
    const backup = await backedUp(world())
    expect(backup.last).toMatchObject({ failure: { kind: 'place', cause: 'full' } })
    expect(backup.last?.outcome).not.toBe('good')
    expect(filesIn(disk.folder).filter((path) => path.endsWith('.part'))).toEqual([])
    expect(damaged(disk.folder)).toEqual([])
    const there = filesIn(disk.folder)
    expect(there.length).toBeGreaterThan(0)

    disk.grow(64 * megabyte)
    await pass(6 * minuteMs)
    await world().call('exports.backUpNow', { workspaceId })
    await backupThat(world(), ({ last }) => last?.outcome === 'good')
    const [newest] = manifestsOf(disk.folder)
    expect(newest?.manifest).toMatchObject({ filesAre: 'kept', missingFiles: [] })
    expect(damaged(disk.folder)).toEqual([])
    // What had room the first time is not asked for again.
    const requests = (await sandbox.control('GET', '/requests')) as { endpoint: string }[]
    const asked = requests.filter(({ endpoint }) => endpoint === 'get-resource').length
    expect(asked).toBe((newest?.manifest.files.length ?? 0) + 1)
  },
)
