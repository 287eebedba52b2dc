import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listWorkspaces } from '../accounts/workspaces.ts'
import { openFile } from '../file/handle.ts'
import { handClock, openAny, openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { backedUpAt, storeWithBackup } from '../testing/store-with-backup.ts'
import { startFromBackup } from './start-from-backup.ts'

const clock = handClock(1_790_000_000_000)

const makeNewer = (path: string): void => {
  const newer = openFile(path)
  newer.pragma('user_version = 9990')
  newer.close()
}

test('a store from a newer version is left alone until the person decides for the backup', async () => {
  const { directory, path } = await storeWithBackup()
  makeNewer(path)
  const before = readFileSync(path)
  expect(await openAny({ directory })).toMatchObject({
    kind: 'closed',
    state: { cause: 'fromTheFuture', backupFrom: backedUpAt },
  })
  expect(readFileSync(path).equals(before)).toBe(true)

  expect(startFromBackup({ directory, clock }).ok).toBe(true)
  const [kept = ''] = readdirSync(directory).filter((name) => name.startsWith('set-aside-'))
  expect(readFileSync(`${directory}/${kept}/unitdesk.db`).equals(before)).toBe(true)
  const store = await openOrThrow({ directory })
  expect(listWorkspaces(store.db).map(({ id }) => id)).toEqual(['before'])
  expect(store.state()).toMatchObject({ kind: 'restored', backupFrom: backedUpAt })
  store.close()
})

test('without a backup there is nothing to start from, and the store stays', async () => {
  const directory = storeFolder()
  const store = await openOrThrow({ directory })
  store.close()
  makeNewer(store.path)
  expect(startFromBackup({ directory, clock })).toMatchObject({
    ok: false,
    failure: { kind: 'store', cause: 'failed' },
  })
  expect(await openAny({ directory })).toMatchObject({ state: { cause: 'fromTheFuture' } })
})

test('a store that is in use is not taken from under its user', async () => {
  const { directory, path } = await storeWithBackup()
  const store = await openOrThrow({ directory })
  expect(startFromBackup({ directory, clock })).toMatchObject({
    ok: false,
    failure: { kind: 'store', cause: 'inUse' },
  })
  expect(store.path).toBe(path)
  expect(listWorkspaces(store.db)).toHaveLength(2)
  store.close()
})
