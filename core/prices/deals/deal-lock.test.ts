import { expect, test } from 'vitest'
import { sampleUnit } from '../testing/sample-unit.ts'
import type { DealEvidence } from './deal-evidence.ts'
import { evidenceByUnit, lockOf } from './deal-lock.ts'

const [free, preReserved, reserved, sold] = [0, 1, 2, 3]
const unitId = sampleUnit().id
const refused: DealEvidence = {
  kind: 'refused',
  unitId,
  at: 1,
  message: 'Unit is attached to a Deal',
  statusCode: 0,
}
const exported: DealEvidence = { kind: 'exported', unitId, at: 2, dealId: '4711' }

const lock = (statusCode: number | null, evidence: DealEvidence[], likelyLocks = 'block') =>
  lockOf({
    unit: sampleUnit({ statusCode }),
    evidence: evidenceByUnit(evidence),
    rules: { likelyLocks: likelyLocks === 'block' ? 'block' : 'warn' },
  })

test('a unit that the server has refused because of a deal is locked', () => {
  expect(lock(free, [refused])).toEqual({
    kind: 'refused',
    isBlocking: true,
    at: 1,
    message: 'Unit is attached to a Deal',
  })
})

test('the refusal is forgotten when the unit has another status', () => {
  expect(lock(preReserved, [refused])).toBeNull()
})

test('a unit for which the export names a deal is locked, whatever its status', () => {
  expect(lock(free, [exported])).toMatchObject({
    kind: 'exported',
    isBlocking: true,
    dealId: '4711',
  })
})

test('what the server has said of a unit comes before what its export says', () => {
  expect(lock(free, [exported, refused])).toMatchObject({ kind: 'refused' })
})

test.each([
  [reserved, 'reserved'],
  [sold, 'sold'],
])('status %j is probably a deal: a setting says whether it locks', (status, word) => {
  expect(lock(status, [])).toEqual({ kind: 'likely', isBlocking: true, status: word })
  expect(lock(status, [], 'warn')).toMatchObject({ kind: 'likely', isBlocking: false })
})

test.each([free, preReserved, 4, 5, 77, null])('status %j alone locks nothing', (status) => {
  expect(lock(status, [])).toBeNull()
})

test('evidence of another unit says nothing about this one', () => {
  const other = { ...exported, unitId: sampleUnit({ id: 2 }).id }
  expect(lock(free, [other])).toBeNull()
})
