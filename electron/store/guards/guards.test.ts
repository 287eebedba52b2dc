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
import { sampleWorkspace } from '../testing/samples.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { listCooldowns, removeCooldown, removeEndedCooldowns, writeCooldown } from './cooldowns.ts'
import {
  listDeniedEndpoints,
  readEndpointStanding,
  writeDenied,
  writeWorked,
} from './endpoint-standings.ts'
import {
  forgetFailures,
  readFailuresInARow,
  readHold,
  releaseHolds,
  writeRefusal,
} from './holds.ts'

const accountId = accountIdSchema.parse('w1-prices')
const refusal = { accountId, since: 5, endpoint: 'get-project' }
const wholeAccount = { holds: true }

const start = async () => {
  const store = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(store.db, sampleWorkspace('w1'))
  return store
}

test('failures are counted over every act of a person, until a call works', async () => {
  const { db, close } = await start()
  writeRefusal(db, refusal, wholeAccount)
  releaseHolds(db, accountId)
  expect(readHold(db, accountId)).toBeNull()
  writeRefusal(db, { ...refusal, since: 9 }, wholeAccount)
  expect(readHold(db, accountId)).toMatchObject({ since: 9, failuresInARow: 2 })
  forgetFailures(db, accountId)
  expect(readHold(db, accountId)).toMatchObject({ failuresInARow: 2 })
  releaseHolds(db, accountId)
  forgetFailures(db, accountId)
  expect(readFailuresInARow(db, accountId)).toBe(0)
  close()
})

test('a refusal that concerns one endpoint counts, holds nothing else and lets go of nothing', async () => {
  const { db, close } = await start()
  writeRefusal(db, refusal, { holds: false })
  expect([readHold(db, accountId), readFailuresInARow(db, accountId)]).toEqual([null, 1])
  writeRefusal(db, refusal, wholeAccount)
  writeRefusal(db, refusal, { holds: false })
  expect(readHold(db, accountId)).toMatchObject({ failuresInARow: 3 })
  close()
})

test('an endpoint that was denied may be asked again when a person acts, and has worked for ever', async () => {
  const { db, close } = await start()
  const pair = { accountId, endpoint: 'list-leads' }
  writeWorked(db, { accountId, endpoint: 'get-project' })
  writeDenied(db, { ...pair, since: 7 })
  expect(listDeniedEndpoints(db, accountId)).toEqual([{ endpoint: 'list-leads', since: 7 }])
  releaseHolds(db, accountId)
  expect(listDeniedEndpoints(db, accountId)).toEqual([])
  expect(readEndpointStanding(db, pair)).toEqual({ hasWorked: false, deniedAt: null })
  expect(readEndpointStanding(db, { accountId, endpoint: 'get-project' }).hasWorked).toBe(true)
  close()
})

test('what is told of an account that was removed meanwhile is kept nowhere', async () => {
  const { db, close } = await start()
  const gone = accountIdSchema.parse('gone')
  writeRefusal(db, { ...refusal, accountId: gone }, wholeAccount)
  writeDenied(db, { accountId: gone, endpoint: 'x', since: 1 })
  writeWorked(db, { accountId: gone, endpoint: 'x' })
  expect([readHold(db, gone), listDeniedEndpoints(db, gone)]).toEqual([null, []])
  close()
})

test('a login cools down once per endpoint, and what is over is cleared away', async () => {
  const { db, close } = await start()
  const key = { baseUrl: 'https://crm.example', login: 'eva', endpoint: 'list-excel-deals' }
  const cooldown = { ...key, startedAt: 100, lengthMs: 50 }
  writeCooldown(db, cooldown)
  writeCooldown(db, { ...cooldown, startedAt: 200 })
  writeCooldown(db, { ...cooldown, login: 'jan' })
  removeEndedCooldowns(db, 150)
  expect(listCooldowns(db)).toEqual([{ ...cooldown, startedAt: 200 }])
  removeCooldown(db, key)
  expect(listCooldowns(db)).toEqual([])
  close()
})

test('a call whose answer nobody lived to hear is unknown until a person settles it, once', async () => {
  const { db, close } = await start()
  const call = { at: 1, workspace: 'W', account: 'A', endpoint: 'create-lead', subject: 'A.1' }
  const heard = insertOutgoingCall(db, call)
  const unheard = insertOutgoingCall(db, { ...call, subject: 'A.2' })
  writeOutgoingOutcome(db, { id: heard, outcome: 'done' })
  expect(listUnknownCalls(db)).toEqual([])
  settleInterrupted(db)
  expect(listUnknownCalls(db)).toEqual([{ ...call, id: unheard, subject: 'A.2' }])
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
  const call = { at: 1, workspace: '', account: '', endpoint: 'create-lead', subject: '' }
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
  const key = { baseUrl: 'https://crm.example', login: 'eva', endpoint: 'list-excel-deals' }
  const call = { at: 1, workspace: '', account: '', endpoint: 'create-lead', subject: 'A.1' }
  const backup = await start()
  insertWorkspace(damaged.db, sampleWorkspace('w1'))
  for (const { db } of [damaged, backup]) {
    writeCooldown(db, { ...key, startedAt: db === damaged.db ? 2 : 1, lengthMs: 300_000 })
    insertOutgoingCall(db, call)
  }
  writeOutgoingOutcome(damaged.db, { id: 1, outcome: 'done' })
  insertOutgoingCall(damaged.db, { ...call, subject: 'A.2' })
  writeDenied(damaged.db, { accountId, endpoint: 'list-leads', since: 7 })
  damaged.close()

  salvage(backup.db, join(directory, 'unitdesk.db'))
  settleInterrupted(backup.db)
  expect(listCooldowns(backup.db)).toMatchObject([{ startedAt: 2 }])
  expect(listUnknownCalls(backup.db)).toMatchObject([{ subject: 'A.2' }])
  expect(listDeniedEndpoints(backup.db, accountId)).toHaveLength(1)
  backup.close()
})
