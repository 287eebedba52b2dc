import { expect, test } from 'vitest'
import type { BuildingId, FloorId, UnitId } from '#core/ids'
import type { PlanScope } from '#core/prices/draft/price-plan'
import type { Unit } from '#core/prices/pricelist/unit'
import { defaultPriceRules } from '#core/prices/rules/price-rules'
import { planEdits } from './plan-edits.ts'

const unit = (id: number, area: number | null = 50): Unit => ({
  id: id as UnitId,
  number: `A.${id}`,
  buildingId: 1 as BuildingId,
  building: 'A',
  floorId: 1 as FloorId,
  floor: '1',
  typeCode: 1,
  statusCode: 0,
  disposition: '2+kk',
  area,
  priceNetMinor: 100_000_00,
  priceGrossMinor: 121_000_00,
  attributes: {},
})

const scope = (over: Partial<PlanScope> = {}): PlanScope => ({
  draft: new Map(),
  isLocked: () => false,
  rules: defaultPriceRules,
  ...over,
})

const cell = (row: Unit, colId: string, text: string | null) => ({ row, colId, text })

test('a typed net price takes the gross with it', () => {
  const plan = planEdits([cell(unit(1), 'priceNet', '200 000')], scope())
  expect(plan.changes).toEqual([
    {
      unitId: 1,
      price: {
        netMinor: 200_000_00,
        grossMinor: 242_000_00,
        typed: 'net',
        base: { netMinor: 100_000_00, grossMinor: 121_000_00 },
      },
    },
  ])
})

test('a price for a square metre is written back as the gross price', () => {
  const plan = planEdits([cell(unit(1), 'pricePerArea', '4840')], scope())
  expect(plan.changes[0]?.price).toMatchObject({ grossMinor: 242_000_00, netMinor: 200_000_00 })
})

test('clearing all columns of a unit gives it back to the server once', () => {
  const drafted = planEdits([cell(unit(1), 'priceNet', '200000')], scope()).changes[0]?.price
  if (!drafted) throw new Error('nothing was drafted')
  const draft = new Map([[1 as UnitId, drafted]])
  const edits = ['priceNet', 'priceGross', 'pricePerArea'].map((id) => cell(unit(1), id, null))
  expect(planEdits(edits, scope({ draft })).changes).toEqual([{ unitId: 1, price: null }])
})

test('both sides filled together are taken as they are', () => {
  const edits = [cell(unit(1), 'priceNet', '200000'), cell(unit(1), 'priceGross', '240000')]
  expect(planEdits(edits, scope()).changes[0]?.price).toMatchObject({
    netMinor: 200_000_00,
    grossMinor: 240_000_00,
    typed: 'both',
  })
})

test('one text that fills both prices is the one with VAT, and the other follows', () => {
  const edits = ['priceNet', 'priceGross'].map((id) => cell(unit(1), id, '242000'))
  expect(planEdits(edits, scope()).changes[0]?.price).toMatchObject({
    netMinor: 200_000_00,
    grossMinor: 242_000_00,
    typed: 'gross',
  })
})

test('locked units, words and missing areas are skipped and counted, each once', () => {
  const edits = [
    cell(unit(1), 'priceNet', '1'),
    cell(unit(1), 'priceGross', '2'),
    cell(unit(2), 'priceNet', 'on request'),
    cell(unit(3, null), 'pricePerArea', '5000'),
    cell(unit(4), 'floor', '9'),
  ]
  const plan = planEdits(edits, scope({ isLocked: ({ id }) => id === 1 }))
  expect(plan.changes).toEqual([])
  expect(plan.skipped).toEqual([
    { unitId: 1, why: 'locked' },
    { unitId: 2, why: 'notANumber' },
    { unitId: 3, why: 'noArea' },
  ])
})

test('a price in another currency than the pricelist has is none', () => {
  const edits = [cell(unit(1), 'priceGross', '199 000 €')]
  const plan = planEdits(edits, { ...scope(), currency: 'CZK' })
  expect(plan).toMatchObject({ changes: [], skipped: [{ unitId: 1, why: 'notANumber' }] })
})

test('the price that is there already changes nothing', () => {
  const plan = planEdits([cell(unit(1), 'priceGross', '121 000')], scope())
  expect(plan).toMatchObject({ changes: [], unchanged: 1 })
})

test.each([
  [',', 250_000_00],
  ['.', 250_00],
] as const)(
  'a lone mark before three digits is read as people here write it: %s',
  (thousands, net) => {
    const plan = planEdits([cell(unit(1), 'priceNet', '250,000')], { ...scope(), thousands })
    expect(plan.changes[0]?.price?.netMinor).toBe(net)
  },
)
