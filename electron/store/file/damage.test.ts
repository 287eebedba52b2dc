import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { insertWorkspace, listWorkspaces } from '../accounts/workspaces.ts'
import { firstPageOf, overwrite, pageBytes } from '../testing/damage.ts'
import { sampleWorkspace } from '../testing/samples.ts'
import { handClock, openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { storeWithBackup } from '../testing/store-with-backup.ts'
import { openFile } from './handle.ts'

const zeroFirstPage = (path: string) => overwrite(path, 0, Buffer.alloc(pageBytes))
const flipInPage = (page: number) => (path: string) =>
  overwrite(path, page * pageBytes, Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff]))
const truncate = (path: string) => truncateSync(path, 3 * pageBytes + 100)
const empty = (path: string) => truncateSync(path, 0)
const notADatabase = (path: string) => writeFileSync(path, 'Dear diary, '.repeat(2_000))

const damages: [name: string, damage: (path: string) => void][] = [
  ['a first page of zeros', zeroFirstPage],
  ['a broken page 2', flipInPage(1)],
  ['a broken page 3', flipInPage(2)],
  ['a broken page 5', flipInPage(4)],
  ['a broken page 7', flipInPage(6)],
  ['a broken page 9', flipInPage(8)],
  ['half a file', truncate],
  ['an empty file', empty],
  ['a file that is no database', notADatabase],
]

test.each(damages)(
  '%s: the application starts with the backup and keeps the damaged file',
  async (_name, damage) => {
    const { directory, path } = await storeWithBackup()
    damage(path)
    const damaged = readFileSync(path)
    const store = await openOrThrow({ directory, clock: handClock(1_790_000_000_000) })
    expect(listWorkspaces(store.db).map(({ id }) => id)).toContain('before')
    const state = store.state()
    expect(state).toMatchObject({ kind: 'restored', backupFrom: 1_780_000_000_000 })
    const keptAt = state.kind === 'restored' ? state.keptAt : ''
    expect(readFileSync(join(keptAt, 'unitdesk.db')).equals(damaged)).toBe(true)
    store.close()
  },
)

test('what the damaged file still tells of workspaces comes back with the backup', async () => {
  const { directory, path } = await storeWithBackup()
  flipInPage(firstPageOf(path, 'unit'))(path)
  const store = await openOrThrow({ directory })
  expect(listWorkspaces(store.db).map(({ id }) => id)).toEqual(['before', 'after'])
  store.close()
})

test.each([
  ['cut off', (wal: string) => truncateSync(wal, 50)],
  ['garbled', (wal: string) => overwrite(wal, 40, Buffer.alloc(2_000, 0xaa))],
])('a write-ahead log that is %s costs no more than what it held', async (_name, damage) => {
  const { directory, path } = await storeWithBackup()
  // The log is folded into the file when the last connection ends: what a power cut leaves is copied before.
  const open = openFile(path)
  insertWorkspace(open, sampleWorkspace('in-the-log'))
  const [file, log] = [readFileSync(path), readFileSync(`${path}-wal`)]
  open.close()
  writeFileSync(path, file)
  writeFileSync(`${path}-wal`, log)
  damage(`${path}-wal`)
  const store = await openOrThrow({ directory })
  expect(listWorkspaces(store.db).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['before', 'after']),
  )
  store.close()
})

test('a notice of what was restored stays until it was read', async () => {
  const { directory, path } = await storeWithBackup()
  notADatabase(path)
  const first = await openOrThrow({ directory })
  first.close()
  const second = await openOrThrow({ directory })
  expect(second.state().kind).toBe('restored')
  second.acknowledge()
  expect(second.state()).toEqual({ kind: 'healthy' })
  second.close()
})

test('without any backup the store begins anew, and the damaged file is kept', async () => {
  const directory = storeFolder()
  const store = await openOrThrow({ directory })
  store.close()
  notADatabase(store.path)
  const anew = await openOrThrow({ directory })
  expect(anew.state()).toMatchObject({ kind: 'restored', backupFrom: null })
  anew.close()
})
