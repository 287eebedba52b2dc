import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { success } from '#core/contract/failure'
import type { SavedFile } from '#core/exports/backup/backup-manifest'
import { resourceUidSchema, workspaceIdSchema } from '#core/ids'
import { dayMs } from '#core/time'
import { noRoom } from '../../../wiring/testing/exports/sent-dashboards.ts'
import { backupSlot, writtenBackups } from '../../../wiring/testing/exports/written-backups.ts'
import { removeOldBackups } from './remove-old-backups.ts'

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex')

const fileOf = (file: string): SavedFile => ({
  uid: resourceUidSchema.parse(file.toLowerCase()),
  file,
  name: null,
  bytes: file.length,
  sha256: sha256Of(file),
})

/** A backup of each of so many days, of which the newest one is kept; each has a table, and files that it names. */
const start = async (filesOfDays: readonly (readonly string[])[]) => {
  const started = await writtenBackups({ keeping: { days: 1, weeks: 0, months: 0 } })
  const { root, backup, lay, dependencies, backups } = started
  mkdirSync(join(root, 'Files'))
  const day = async (age: number, files: readonly string[], given = {}) => {
    const name = `day-${age}`
    await lay(name, {
      takenFor: new Date(backupSlot - age * dayMs).toISOString(),
      files: files.map(fileOf),
      tables: [
        {
          name: 'deals',
          file: 'deals.xlsx',
          format: 'xlsx',
          readAt: new Date(backupSlot).toISOString(),
          rows: 1,
          bytes: 1,
          sha256: sha256Of(name),
        },
      ],
      ...given,
    })
    writeFileSync(join(root, name, 'deals.xlsx'), name)
    for (const file of files) writeFileSync(join(root, 'Files', file), file)
  }
  for (const [age, files] of filesOfDays.entries()) await day(age, files)
  const removed: string[] = []
  const { remove } = backups
  backups.remove = (file) => {
    removed.push(`${file.folder}/${file.fileName}`)
    return remove(file)
  }
  return {
    ...started,
    day,
    removed,
    go: () => removeOldBackups(dependencies, { backup, written: 'day-0' }),
    left: () => readdirSync(root).sort(),
    files: () => readdirSync(join(root, 'Files')).sort(),
  }
}

test('what is kept no longer goes, the oldest first, with the files that no other backup names', async () => {
  const { go, left, files, removed } = await start([['a'], ['a', 'b'], ['c', 'b']])
  expect(await go()).toEqual(success(null))
  expect(left()).toEqual(['Files', 'day-0'])
  expect(files()).toEqual(['a'])
  expect(removed).toEqual(['Files/c', 'Files/b', 'day-2/deals.xlsx', 'Files/b', 'day-1/deals.xlsx'])
})

test('a name that differs by its letters’ case alone is the same file to some computers', async () => {
  const { go, files } = await start([['A'], ['a']])
  await go()
  expect(files()).toEqual(['A', 'a'])
})

test('a backup of another workspace is not touched, and keeps the files that it names', async () => {
  const { go, day, left, files } = await start([[], ['b']])
  await day(5, ['b'], { workspaceId: workspaceIdSchema.parse('w2') })
  await go()
  expect(left()).toEqual(['Files', 'day-0', 'day-5'])
  expect(files()).toEqual(['b'])
})

test('where a manifest cannot be read, it may name any of the files', async () => {
  const { go, left, files, root } = await start([[], ['b']])
  mkdirSync(join(root, 'other'))
  writeFileSync(join(root, 'other', 'manifest.json'), 'cut off')
  expect(await go()).toEqual(success(null))
  expect(left()).toEqual(['Files', 'day-0', 'other'])
  expect(files()).toEqual(['b'])
})

test('a backup that is not good makes no room for one that is', async () => {
  const { go, day, left } = await start([])
  await day(0, [], { finishedAt: null })
  await day(1, [])
  await go()
  expect(left()).toEqual(['Files', 'day-0', 'day-1'])
})

test('a folder that gives nothing up keeps the manifest that names what is still there', async () => {
  const listing = await start([[], ['b']])
  listing.backups.list = () => Promise.resolve(noRoom)
  expect(await listing.go()).toEqual(noRoom)
  for (const folder of ['Files', 'day-1']) {
    const { go, backups, root } = await start([[], ['b']])
    const { remove } = backups
    backups.remove = (file) => (file.folder === folder ? Promise.resolve(noRoom) : remove(file))
    expect(await go()).toEqual(noRoom)
    expect(existsSync(join(root, 'day-1', 'manifest.json'))).toBe(true)
  }
  const { go, backups, left } = await start([[], [], []])
  backups.removeManifest = () => Promise.resolve(noRoom)
  expect(await go()).toEqual(noRoom)
  expect(left()).toContain('day-1')
})
