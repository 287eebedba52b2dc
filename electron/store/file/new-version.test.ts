import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { listBackups } from './backups.ts'
import { storeLayout } from './layout.ts'

const openedBy = async (directory: string, version: string): Promise<number> => {
  const { close } = await openOrThrow({ directory, version })
  close()
  return listBackups(storeLayout(directory).backups).length
}

test('a store is backed up before a new version works with it, once, also where the older one comes back', async () => {
  const directory = storeFolder()
  expect(await openedBy(directory, '1.0.0')).toBe(0)
  expect(await openedBy(directory, '1.0.0')).toBe(0)
  expect(await openedBy(directory, '1.1.0')).toBe(1)
  expect(await openedBy(directory, '1.1.0')).toBe(1)
  expect(await openedBy(directory, '1.0.0')).toBe(2)
})

test('the backup is of the store as the older version has left it', async () => {
  const directory = storeFolder()
  await openedBy(directory, '1.0.0')
  await openedBy(directory, '1.1.0')
  const [backup] = listBackups(storeLayout(directory).backups)
  if (backup === undefined) throw new Error('there is no backup')
  const copy = new Database(backup.path, { readonly: true })
  expect(
    copy.prepare("SELECT value FROM preference WHERE name = 'store.openedBy'").pluck().get(),
  ).toBe('"1.0.0"')
  copy.close()
})
