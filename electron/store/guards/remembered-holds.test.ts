import { expect, test } from 'vitest'
import { accountIdSchema } from '#core/ids'
import { removeAccount } from '../accounts/accounts.ts'
import { insertWorkspace } from '../accounts/workspaces.ts'
import { sampleRefusal, sampleWorkspace } from '../testing/samples.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { releaseDenied, writeDenied, writeWorked } from './denied-endpoints.ts'
import { forgetFailures, releaseHolds, removeOriginHold, writeRefusal } from './holds.ts'
import { rememberHolds } from './remembered-holds.ts'

const accountId = accountIdSchema.parse('w1-prices')
const refusal = sampleRefusal
const { origin, login, endpoint } = refusal
const key = { origin, login }
const wholeAccount = { holds: true }

const start = async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(db, sampleWorkspace('w1'))
  const holds = rememberHolds(db)
  const known = () => ({
    isHeld: holds.hold(key) !== null,
    isServerHeld: holds.originHold(origin) !== null,
    failures: holds.failuresInARow(key),
    denied: holds.denied(key).length,
    hasWorked: holds.hasWorked(key, endpoint),
  })
  return { db, close, known }
}

const nothing = { isHeld: false, isServerHeld: false, failures: 0, denied: 0, hasWorked: false }

test('whoever changes how an account stands, what is remembered of it is what the store holds', async () => {
  const { db, close, known } = await start()
  expect(known()).toEqual(nothing)
  writeWorked(db, { ...key, endpoint })
  expect(known()).toEqual({ ...nothing, hasWorked: true })
  writeRefusal(db, refusal, wholeAccount)
  expect(known()).toEqual({ ...nothing, isHeld: true, failures: 1, hasWorked: true })
  writeRefusal(db, { ...refusal, login: 'leads' }, wholeAccount)
  expect(known().isServerHeld).toBe(true)
  removeOriginHold(db, origin)
  expect(known().isServerHeld).toBe(false)
  writeDenied(db, { ...refusal, cause: 'refused' })
  expect(known().denied).toBe(1)
  releaseDenied(db, key)
  expect(known().denied).toBe(0)
  releaseHolds(db, key)
  expect(known()).toMatchObject({ isHeld: false, failures: 1 })
  forgetFailures(db, key)
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
