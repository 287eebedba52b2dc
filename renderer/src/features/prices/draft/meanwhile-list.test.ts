import { expect, test } from 'vitest'
import type { UnitId } from '#core/ids'
import { evidenceByUnit } from '#core/prices/deals/deal-lock'
import { draftedPrice, sampleUnit } from '#core/prices/testing/sample-unit'
import { meanwhileList } from './meanwhile-list.ts'

const [first, second] = [sampleUnit({ id: 1 }), sampleUnit({ id: 2 })]
const none = { netMinor: null, grossMinor: null }
const changedOf = (id: number, over: object) => ({
  unitId: id as UnitId,
  number: `A.${id}`,
  isNew: false,
  before: none,
  now: none,
  statusBefore: 0,
  statusNow: 0,
  ...over,
})
const nothing = {
  changed: [],
  units: [first, second],
  draft: new Map(),
  evidence: new Map(),
  since: 100,
}

test('where nothing has changed there is nothing to tell', () => {
  expect(meanwhileList(nothing)).toEqual([])
})

test('a deal of a unit that was sold before is no news when its export is read for the first time', () => {
  const evidence = evidenceByUnit([
    { kind: 'exported', unitId: first.id, at: 101, dealId: '4' },
    { kind: 'exported', unitId: second.id, at: 101, dealId: '5' },
  ])
  const sold = sampleUnit({ id: 1, statusCode: 3 })
  expect(meanwhileList({ ...nothing, units: [sold, second], evidence })).toEqual([
    { kind: 'locked', unitId: 2, number: 'A.2' },
  ])
})

test('units that are gone, locked, in another state, of another price or new are told in this order', () => {
  const draft = new Map([
    [first.id, draftedPrice(first, 1)],
    [77 as UnitId, draftedPrice(first, 2)],
  ])
  const evidence = evidenceByUnit([
    { kind: 'exported', unitId: second.id, at: 101, dealId: '5' },
    { kind: 'exported', unitId: first.id, at: 100, dealId: '4' },
  ])
  const changed = [
    changedOf(1, { now: { netMinor: 10, grossMinor: 12 }, statusNow: 3 }),
    changedOf(2, { before: { netMinor: 1, grossMinor: 2 } }),
    changedOf(3, { isNew: true, statusBefore: null, now: { netMinor: 1, grossMinor: 2 } }),
  ]
  expect(meanwhileList({ ...nothing, draft, evidence, changed })).toEqual([
    { kind: 'gone', unitId: 77, number: '' },
    { kind: 'locked', unitId: 2, number: 'A.2' },
    { kind: 'status', unitId: 1, number: 'A.1', statusBefore: 0, statusNow: 3 },
    {
      kind: 'price',
      unitId: 1,
      number: 'A.1',
      before: none,
      now: { netMinor: 10, grossMinor: 12 },
    },
    { kind: 'price', unitId: 2, number: 'A.2', before: { netMinor: 1, grossMinor: 2 }, now: none },
    { kind: 'new', unitId: 3, number: 'A.3' },
  ])
})
