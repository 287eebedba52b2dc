import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import { listWorkspaces } from '../accounts/workspaces.ts'
import { openFile } from '../file/handle.ts'
import { listCooldowns, writeCooldown } from '../guards/cooldowns.ts'
import { readHold, writeRefusal } from '../guards/holds.ts'
import { readRestoredLedger } from '../payments/ledger/payment-restored.ts'
import { handClock, openAny, openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { backedUpAt, storeWithBackup } from '../testing/store-with-backup.ts'
import { startFromBackup } from './start-from-backup.ts'

const clock = handClock(1_790_000_000_000)

const makeNewer = (path: string, change = ''): void => {
  const newer = openFile(path)
  newer.exec(change)
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
  // The mark came with the backup: a disk that takes nothing more afterwards lets no payment leave uncompared.
  const workspaceId = workspaceIdSchema.parse('before')
  expect(readRestoredLedger(store.db, { workspaceId })).toEqual({
    restoredAt: clock.now(),
    backupFrom: backedUpAt,
    acceptedAt: null,
  })
  store.close()
})

test('a login that was on hold, and an endpoint that cools down, stay so when a person starts from the backup', async () => {
  const { directory, path } = await storeWithBackup()
  const key = { origin: 'https://crm.example', login: 'exports@demo' }
  const cooldown = {
    ...key,
    endpoint: 'list-excel-products',
    begun: { at: clock.now(), bootId: 'one', sinceBootMs: 5 },
    lengthMs: 360_000,
  }
  const before = await openOrThrow({ directory })
  const refusal = { ...key, since: 7, endpoint: 'get-project', cause: 'refused' } as const
  writeRefusal(before.db, refusal, { holds: true })
  writeCooldown(before.db, cooldown)
  before.close()
  makeNewer(path, 'ALTER TABLE hold ADD COLUMN of_newer TEXT')
  expect(startFromBackup({ directory, clock }).ok).toBe(true)
  const store = await openOrThrow({ directory })
  expect(readHold(store.db, key)).toEqual({ ...refusal, failuresInARow: 1 })
  expect(listCooldowns(store.db)).toEqual([cooldown])
  expect(listWorkspaces(store.db).map(({ id }) => id)).toEqual(['before'])
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
