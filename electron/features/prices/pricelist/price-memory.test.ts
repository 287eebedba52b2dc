import { expect, test } from 'vitest'
import { type UnitId, unitIdSchema } from '#core/ids'
import type { Unit } from '#core/prices/pricelist/unit'
import { openWithUnits } from '../testing/open-with-units.ts'

const unitId = unitIdSchema.parse(1)

test('the first pricelist begins the history of each unit, and an unchanged one adds nothing', async () => {
  const { publish, history } = await openWithUnits()
  publish([{}, {}], 10)
  publish([{}, {}], 20)
  expect(history(unitId)).toEqual([
    {
      at: 10,
      origin: 'first',
      person: null,
      statusCode: 0,
      pair: { netMinor: 500_000_000, grossMinor: 560_000_000 },
    },
  ])
  expect(history(unitIdSchema.parse(2))).toHaveLength(1)
})

test('a price changed elsewhere is seen with the status that the unit had then', async () => {
  const { publish, history } = await openWithUnits()
  publish([{}], 10)
  publish([{ priceGrossMinor: 570_000_000, statusCode: 2 }], 20)
  publish([{ priceGrossMinor: null }], 30)
  expect(history(unitId).slice(1)).toMatchObject([
    { at: 20, origin: 'elsewhere', statusCode: 2, pair: { grossMinor: 570_000_000 } },
    { at: 30, origin: 'elsewhere', statusCode: 0, pair: { grossMinor: null } },
  ])
})

test('a unit that was not listed for a while has not begun again', async () => {
  const { publish, history } = await openWithUnits()
  publish([{}], 10)
  publish([], 20)
  publish([{}], 30)
  expect(history(unitId)).toHaveLength(1)
  publish([{ priceGrossMinor: 1 }], 40)
  expect(history(unitId)).toMatchObject([{ at: 10 }, { at: 40, origin: 'elsewhere' }])
})

test('a clock that was set back puts no newer price before an older one', async () => {
  const { publish, history } = await openWithUnits()
  publish([{}], 1_000)
  publish([{ priceGrossMinor: 1 }], 10)
  publish([{ priceGrossMinor: 2 }], 20)
  expect(history(unitId).map(({ at, pair }) => [at, pair.grossMinor])).toEqual([
    [1_000, 560_000_000],
    [1_001, 1],
    [1_002, 2],
  ])
})

test('a status that changed alone is no price, and is known when it is asked for', async () => {
  const { publish, history, changedSince } = await openWithUnits()
  publish([{}, {}], 10)
  publish([{ statusCode: 3 }, {}], 20)
  expect(history(unitId)).toHaveLength(1)
  expect(changedSince(15)).toMatchObject([
    { unitId, isNew: false, statusBefore: 0, statusNow: 3, before: { grossMinor: 560_000_000 } },
  ])
  expect(changedSince(20)).toEqual([])
})

test('what has changed since a moment is told against what was seen until then', async () => {
  const { publish, changedSince } = await openWithUnits()
  publish([{}, {}], 10)
  publish([{ priceGrossMinor: 1 }, {}], 20)
  publish([{ priceGrossMinor: 2 }, {}, {}], 30)
  expect(changedSince(20)).toMatchObject([
    { unitId, before: { grossMinor: 1 }, now: { grossMinor: 2 } },
    { unitId: 3, isNew: true, before: { grossMinor: null } },
  ])
  expect(changedSince(10).map(({ before }) => before.grossMinor)).toEqual([560_000_000, null])
  // Who changed his mind back has changed nothing.
  publish([{ priceGrossMinor: 1 }, {}], 40)
  expect(changedSince(20)).toEqual([])
})

const evidenceOf = (world: Awaited<ReturnType<typeof openWithUnits>>) => {
  const refuse = (id: UnitId, statusCode: number | null) =>
    world.refuse({ unitId: id, message: 'Unit is attached to a Deal', statusCode })
  const known = () => world.evidence().map((found) => [found.unitId, found.kind])
  return { refuse, known }
}

test('a refusal is remembered until the status of its unit changes', async () => {
  const world = await openWithUnits()
  const { refuse, known } = evidenceOf(world)
  const change = (statusCode: number): Partial<Unit> => ({ statusCode })
  world.publish([change(0), change(2), {}], 10)
  refuse(unitIdSchema.parse(1), 0)
  refuse(unitIdSchema.parse(2), 2)
  refuse(unitIdSchema.parse(9), 3)
  world.publish([change(0), change(2)], 20)
  expect(known()).toEqual([
    [1, 'refused'],
    [2, 'refused'],
    [9, 'refused'],
  ])
  world.publish([change(0), change(0)], 30)
  expect(known()).toEqual([
    [1, 'refused'],
    [9, 'refused'],
  ])
})

test('a new export replaces what the one before it has said, and no refusal', async () => {
  const world = await openWithUnits()
  const { refuse, known } = evidenceOf(world)
  world.publish([{}, {}], 10)
  refuse(unitIdSchema.parse(1), 0)
  world.exported([{ unitId: unitIdSchema.parse(1), dealId: '501' }], 20)
  world.exported([{ unitId: unitIdSchema.parse(2), dealId: '502' }], 30)
  expect(known()).toEqual([
    [1, 'refused'],
    [2, 'exported'],
  ])
  world.publish([{ statusCode: 5 }, { statusCode: 5 }], 40)
  expect(known()).toEqual([[2, 'exported']])
})

test('a price that has not moved since a moment is known; a status that has does not count', async () => {
  const { publish, unchangedSince } = await openWithUnits()
  publish([{}, {}, {}], 10)
  publish([{ statusCode: 3 }, { priceGrossMinor: 570_000_000 }, {}, {}], 20)
  expect(unchangedSince(15)).toEqual([1, 3])
  expect(unchangedSince(25)).toEqual([1, 2, 3, 4])
  expect(unchangedSince(5)).toEqual([])
  publish([{}, {}, { priceNetMinor: 499_000_000 }, {}], 30)
  expect(unchangedSince(15)).toEqual([1])
})

test('each unit has the moment at which its price was last seen to change; a status alone is none', async () => {
  const { publish, lastChanges } = await openWithUnits()
  publish([{}, {}, {}], 10)
  publish([{ statusCode: 3 }, { priceGrossMinor: 570_000_000 }, {}, {}], 20)
  publish([{}, { statusCode: 2, priceGrossMinor: 570_000_000 }, { priceNetMinor: 1 }, {}], 30)
  expect(lastChanges()).toEqual([
    [1, { at: 10, isFirst: true }],
    [2, { at: 20, isFirst: false }],
    [3, { at: 30, isFirst: false }],
    [4, { at: 20, isFirst: true }],
  ])
})
