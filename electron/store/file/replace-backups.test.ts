import { expect, onTestFinished, test } from 'vitest'
import { firstPageOf, overwrite, pageBytes } from '../testing/damage.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { listBackups } from './backups.ts'
import { storeLayout } from './layout.ts'

test('a new backup takes the place of all others only where it is whole', async () => {
  const directory = storeFolder()
  const store = await openOrThrow({ directory })
  onTestFinished(() => store.close())
  const orders = () => listBackups(storeLayout(directory).backups).map(({ order }) => order)
  await store.backUp('now')
  await store.backUp('instead')
  expect(orders()).toEqual([2])
  store.db.pragma('wal_checkpoint(TRUNCATE)')
  overwrite(store.path, firstPageOf(store.path, 'unit') * pageBytes, Buffer.alloc(64, 0xff))
  store.db.pragma('shrink_memory')
  await expect(store.backUp('instead')).rejects.toThrow('not usable')
  expect(orders()).toEqual([3, 2])
})
