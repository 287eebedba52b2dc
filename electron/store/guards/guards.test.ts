import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accountIdSchema } from '#core/ids'
import { insertWorkspace } from '../accounts/workspaces.ts'
import {
  insertOutgoingCall,
  listUnknownCalls,
  settleInterrupted,
  settleUnknownCall,
  writeOutgoingOutcome,
} from '../activity/outgoing-calls.ts'
import { salvage } from '../recovery/salvage.ts'
import { sampleRefusal, sampleWorkspace } from '../testing/samples.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { listCooldowns, removeCooldown, settleCooldowns, writeCooldown } from './cooldowns.ts'
import {
  listDeniedEndpoints,
  listWorkedEndpoints,
  writeDenied,
  writeWorked,
} from './denied-endpoints.ts'
import { forgetUnusedLogins } from './forget-unused-logins.ts'
import {
  forgetFailures,
  readFailuresInARow,
  readHold,
  readOriginHold,
  releaseHolds,
  removeOriginHold,
  writeRefusal,
} from './holds.ts'
import { beginTrial, endTrial, forgetTrial, readLoginTrial, writeProven } from './login-trials.ts'

const refusal = sampleRefusal
const { origin, login } = refusal
const key = { origin, login }
const wholeAccount = { holds: true }

const start = async () => {
  const store = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(store.db, sampleWorkspace('w1'))
  return store
}

const accountId = accountIdSchema.parse('w1-prices')

test('failures are counted over every act of a person, until a call works', async () => {
  const { db, close } = await start()
  writeRefusal(db, refusal, wholeAccount)
  releaseHolds(db, key)
  expect(readHold(db, key)).toBeNull()
  writeRefusal(db, { ...refusal, since: 9 }, wholeAccount)
  expect(readHold(db, key)).toMatchObject({ since: 9, failuresInARow: 2 })
  forgetFailures(db, key)
  expect(readHold(db, key)).toMatchObject({ failuresInARow: 2 })
  releaseHolds(db, key)
  forgetFailures(db, key)
  expect(readFailuresInARow(db, key)).toBe(0)
  close()
})

test('a refusal that concerns one endpoint counts, holds nothing else and lets go of nothing', async () => {
  const { db, close } = await start()
  writeRefusal(db, refusal, { holds: false })
  expect([readHold(db, key), readFailuresInARow(db, key)]).toEqual([null, 1])
  writeRefusal(db, refusal, wholeAccount)
  writeRefusal(db, refusal, { holds: false })
  expect(readHold(db, key)).toMatchObject({ failuresInARow: 3 })
  close()
})

test('an endpoint that was denied may be asked again when a person acts, and has worked for ever', async () => {
  const { db, close } = await start()
  const pair = { ...key, endpoint: 'list-leads' }
  writeWorked(db, { ...key, endpoint: 'get-project' })
  writeDenied(db, { ...pair, since: 7, cause: 'refused' })
  writeDenied(db, { ...key, endpoint: 'get-project', since: 8, cause: 'unheard' })
  expect(listDeniedEndpoints(db, key)).toEqual([
    { endpoint: 'get-project', since: 8, cause: 'unheard', hasWorked: true },
    { endpoint: 'list-leads', since: 7, cause: 'refused', hasWorked: false },
  ])
  releaseHolds(db, key)
  expect(listDeniedEndpoints(db, key)).toEqual([])
  expect(listWorkedEndpoints(db, key)).toEqual(['get-project'])
  close()
})

const hourMs = 3_600_000
const other = { ...refusal, login: 'leads' }

test.each<[string, typeof refusal, typeof refusal, number | null]>([
  ['two logins of one server within an hour', refusal, { ...other, since: 5 + hourMs }, 5 + hourMs],
  ['two that are further apart', refusal, { ...other, since: 6 + hourMs }, null],
  ['one login twice', refusal, { ...refusal, since: 6 }, null],
  ['logins of two servers', refusal, { ...other, origin: 'https://crm.example.org' }, null],
  ['one whose answer nobody heard', refusal, { ...other, cause: 'unheard' }, null],
])('%s: what that says of the whole server', async (_what, first, second, since) => {
  const { db, close } = await start()
  writeRefusal(db, first, wholeAccount)
  writeRefusal(db, second, wholeAccount)
  expect(readOriginHold(db, origin)).toBe(since)
  close()
})

test('a login that a person has let go says nothing of its server any more, and who was let in opens it', async () => {
  const { db, close } = await start()
  writeRefusal(db, refusal, wholeAccount)
  releaseHolds(db, key)
  writeRefusal(db, other, wholeAccount)
  expect(readOriginHold(db, origin)).toBeNull()
  writeRefusal(db, refusal, wholeAccount)
  expect(readOriginHold(db, origin)).toBe(5)
  releaseHolds(db, key)
  releaseHolds(db, other)
  expect(readOriginHold(db, origin)).toBe(5)
  removeOriginHold(db, origin)
  expect(readOriginHold(db, origin)).toBeNull()
  close()
})

test('a trial is open until its answer, and a password is proven until there may be another', async () => {
  const { db, close } = await start()
  const open = { endpoint: 'get-project', since: 3 }
  expect(readLoginTrial(db, key)).toEqual({ isProven: false, open: null })
  beginTrial(db, key, open)
  expect(readLoginTrial(db, key)).toEqual({ isProven: false, open })
  endTrial(db, key)
  writeProven(db, key)
  beginTrial(db, key, open)
  expect(readLoginTrial(db, key)).toEqual({ isProven: true, open })
  forgetTrial(db, key)
  expect(readLoginTrial(db, key)).toEqual({ isProven: false, open: null })
  close()
})

test('of a login that no account has nothing is kept, and of the others everything', async () => {
  const { db, close } = await start()
  for (const one of [key, { origin, login: 'gone' }, { origin: 'https://gone.example', login }]) {
    writeRefusal(db, { ...refusal, ...one }, wholeAccount)
    writeWorked(db, { ...one, endpoint: 'x' })
    writeProven(db, one)
  }
  const goneToo = { ...refusal, origin: 'https://gone.example', login: 'second' }
  writeRefusal(db, goneToo, wholeAccount)
  forgetUnusedLogins(db)
  const left = ['hold', 'endpoint_standing', 'login_trial'].map((table) =>
    db.prepare(`SELECT origin, login FROM ${table}`).all(),
  )
  expect(left).toEqual([[key], [key], [key]])
  expect(db.prepare('SELECT origin FROM origin_hold').pluck().all()).toEqual([origin])
  close()
})

test('a login cools down once per endpoint, and what is over is cleared away', async () => {
  const { db, close } = await start()
  const pair = { ...key, endpoint: 'list-excel-deals' }
  const begun = { at: 100, bootId: 'a', sinceBootMs: 20 }
  const cooldown = { ...pair, begun, lengthMs: 50 }
  const later = { ...begun, at: 200, sinceBootMs: 120 }
  writeCooldown(db, cooldown)
  writeCooldown(db, { ...cooldown, begun: later })
  writeCooldown(db, { ...cooldown, login: 'jan' })
  const now = { at: 210, bootId: 'a', sinceBootMs: 130 }
  settleCooldowns(db, now)
  expect(listCooldowns(db)).toEqual([{ ...cooldown, begun: now, lengthMs: 40 }])
  removeCooldown(db, pair)
  expect(listCooldowns(db)).toEqual([])
  close()
})

test('a cooldown begins again once after the computer was started, not with each start of the application', async () => {
  const { db, close } = await start()
  const begun = { at: 100, bootId: 'a', sinceBootMs: 1_000 }
  writeCooldown(db, { ...key, endpoint: 'list-excel-deals', begun, lengthMs: 50 })
  settleCooldowns(db, { at: 9_000, bootId: 'b', sinceBootMs: 10 })
  settleCooldowns(db, { at: 9_030, bootId: 'b', sinceBootMs: 40 })
  expect(listCooldowns(db)).toMatchObject([{ lengthMs: 20 }])
  settleCooldowns(db, { at: 9_050, bootId: 'b', sinceBootMs: 60 })
  expect(listCooldowns(db)).toEqual([])
  close()
})

test('a call whose answer nobody lived to hear is unknown until a person settles it, once', async () => {
  const { db, close } = await start()
  const told = { at: 1, workspace: 'W', account: 'A', endpoint: 'create-lead', subject: 'A.1' }
  const call = { ...told, accountId }
  const heard = insertOutgoingCall(db, call)
  const unheard = insertOutgoingCall(db, { ...call, subject: 'A.2' })
  writeOutgoingOutcome(db, { id: heard, outcome: 'done' })
  expect(listUnknownCalls(db)).toEqual([])
  settleInterrupted(db)
  expect(listUnknownCalls(db)).toEqual([{ ...told, id: unheard, subject: 'A.2' }])
  writeOutgoingOutcome(db, { id: unheard, outcome: 'done' })
  expect(listUnknownCalls(db)).toHaveLength(1)
  expect(settleUnknownCall(db, { id: unheard, arrived: false })).toBe(true)
  expect(settleUnknownCall(db, { id: unheard, arrived: true })).toBe(false)
  expect(settleUnknownCall(db, { id: heard, arrived: true })).toBe(false)
  expect(listUnknownCalls(db)).toEqual([])
  close()
})

test('of the calls that are settled the newest thousand are kept, and every open one', async () => {
  const { db, close } = await start()
  const call = {
    at: 1,
    accountId,
    workspace: '',
    account: '',
    endpoint: 'create-lead',
    subject: '',
  }
  db.transaction(() => {
    for (let count = 0; count < 1_003; count++) {
      const id = insertOutgoingCall(db, call)
      if (count !== 1) writeOutgoingOutcome(db, { id, outcome: 'refused' })
    }
  })()
  settleInterrupted(db)
  const ids = db.prepare<[], number>('SELECT id FROM outgoing_call ORDER BY id').pluck().all()
  expect([ids.length, ids.slice(0, 2)]).toEqual([1_001, [2, 4]])
  close()
})

test('what the guards know is taken over from a damaged file, the later word in the place of the earlier', async () => {
  const directory = storeFolder()
  const damaged = await openOrThrow({ directory })
  const pair = { ...key, endpoint: 'list-excel-deals' }
  const call = {
    at: 1,
    accountId,
    workspace: '',
    account: '',
    endpoint: 'create-lead',
    subject: 'A.1',
  }
  const backup = await start()
  insertWorkspace(damaged.db, sampleWorkspace('w1'))
  for (const { db } of [damaged, backup]) {
    const begun = { at: db === damaged.db ? 2 : 1, bootId: 'a', sinceBootMs: 0 }
    writeCooldown(db, { ...pair, begun, lengthMs: 300_000 })
    insertOutgoingCall(db, call)
  }
  writeOutgoingOutcome(damaged.db, { id: 1, outcome: 'done' })
  insertOutgoingCall(damaged.db, { ...call, subject: 'A.2' })
  writeDenied(damaged.db, { ...key, endpoint: 'list-leads', since: 7, cause: 'refused' })
  beginTrial(damaged.db, key, { endpoint: 'get-project', since: 8 })
  damaged.close()

  salvage(backup.db, join(directory, 'unitdesk.db'))
  settleInterrupted(backup.db)
  expect(listCooldowns(backup.db)).toMatchObject([{ begun: { at: 2 } }])
  expect(listUnknownCalls(backup.db)).toMatchObject([{ subject: 'A.2' }])
  expect(listDeniedEndpoints(backup.db, key)).toHaveLength(1)
  expect(readLoginTrial(backup.db, key).open).toMatchObject({ since: 8 })
  backup.close()
})
