import { expect, test } from 'vitest'
import { accountIdSchema } from '#core/ids'
import { removeAccount } from '../accounts/accounts.ts'
import { insertWorkspace } from '../accounts/workspaces.ts'
import { sampleWorkspace } from '../testing/samples.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { releaseDenied, writeDenied, writeWorked } from './endpoint-standings.ts'
import { forgetFailures, releaseHolds, writeRefusal } from './holds.ts'
import { rememberStandings } from './remembered-standings.ts'

const accountId = accountIdSchema.parse('w1-prices')
const endpoint = 'get-project'
const refusal = { accountId, since: 5, endpoint }
const wholeAccount = { holds: true }

const start = async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(db, sampleWorkspace('w1'))
  const standings = rememberStandings(db)
  const known = () => ({
    isHeld: standings.hold(accountId) !== null,
    failures: standings.failuresInARow(accountId),
    denied: standings.denied(accountId).length,
    hasWorked: standings.endpoint(accountId, endpoint).hasWorked,
  })
  return { db, close, known }
}

const nothing = { isHeld: false, failures: 0, denied: 0, hasWorked: false }

test('whoever changes how an account stands, what is remembered of it is what the store holds', async () => {
  const { db, close, known } = await start()
  expect(known()).toEqual(nothing)
  writeWorked(db, { accountId, endpoint })
  expect(known()).toEqual({ ...nothing, hasWorked: true })
  writeRefusal(db, refusal, wholeAccount)
  expect(known()).toEqual({ isHeld: true, failures: 1, denied: 0, hasWorked: true })
  writeDenied(db, refusal)
  expect(known().denied).toBe(1)
  releaseDenied(db, accountId)
  expect(known().denied).toBe(0)
  releaseHolds(db, accountId)
  expect(known()).toMatchObject({ isHeld: false, failures: 1 })
  forgetFailures(db, accountId)
  expect(known()).toEqual({ ...nothing, hasWorked: true })
  close()
})

test('an account that is removed takes along what is remembered of it', async () => {
  const { db, close, known } = await start()
  writeRefusal(db, refusal, wholeAccount)
  expect(known().isHeld).toBe(true)
  removeAccount(db, accountId)
  expect(known()).toEqual(nothing)
  close()
})

test('what was read in the middle of a change that is taken back is not remembered', async () => {
  const { db, close, known } = await start()
  const giveUp = new Error('the disk is full')
  const change = db.transaction(() => {
    writeRefusal(db, refusal, wholeAccount)
    expect(known().isHeld).toBe(true)
    throw giveUp
  })
  expect(change).toThrow(giveUp)
  expect(known()).toEqual(nothing)
  close()
})
