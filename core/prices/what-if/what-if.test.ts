import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildingIdSchema, floorIdSchema } from '#core/ids'
import type { DraftPrices } from '../draft/draft-steps.ts'
import { defaultPriceRules } from '../rules/price-rules.ts'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { assumedSales } from './assumed-sales.ts'
import { breakEven } from './break-even.ts'
import { planRaise } from './plan-raise.ts'
import { averagePart, type PriceRaise } from './price-raise.ts'
import { unitsOfGroup } from './raise-group.ts'

const nothingDrafted: DraftPrices = new Map()
const scope = { draft: nothingDrafted, rules: defaultPriceRules, isLocked: () => false }

const anyRaise: fc.Arbitrary<PriceRaise> = fc
  .record({
    part: fc.double({ min: 0.001, max: 0.05, noNaN: true }),
    every: fc.integer({ min: 0, max: 20 }),
  })
  .map(({ part, every }) =>
    every === 0 ? { part, kind: 'now' } : { part, kind: 'steps', everySales: every },
  )

test('+2 % pays unless more than 1.96 % of sales are lost, which is 1.2 of 60', () => {
  const { lost, lostUnits } = breakEven({ kind: 'now', part: 0.02 }, 60)
  expect(lost).toBeCloseTo(0.019_608, 6)
  expect(lostUnits).toBeCloseTo(1.18, 2)
})

test('what is left at the break-even brings in what all of it did', () => {
  fc.assert(
    fc.property(anyRaise, fc.integer({ min: 1, max: 100 }), (raise, units) => {
      const { part, lost, lostUnits } = breakEven(raise, units)
      expect((1 - lost) * (1 + part)).toBeCloseTo(1, 9)
      expect(lostUnits).toBeCloseTo(lost * units, 9)
    }),
  )
})

test('step by step, the first units cost what they do now, and each further lot a step more', () => {
  const raise = { kind: 'steps', part: 0.01, everySales: 5 } as const
  // Five at +0 %, five at +1 %, two at +2.01 %.
  expect(averagePart(raise, 12)).toBeCloseTo((5 * 0.01 + 2 * 0.0201) / 12, 12)
  expect(averagePart(raise, 5)).toBe(0)
  expect(averagePart(raise, 0)).toBe(0)
})

test('each assumption is held against the break-even: one per cent for one per cent is even', () => {
  const rows = assumedSales({ raise: { kind: 'now', part: 0.02 }, freeUnits: 60 })
  expect(rows.map(({ sensitivity, outcome }) => [sensitivity, outcome])).toEqual([
    [0.5, 'pays'],
    [1, 'even'],
    [2, 'doesNotPay'],
    [4, 'doesNotPay'],
    [6, 'doesNotPay'],
  ])
  const [, , double] = rows
  expect(double?.lost).toBeCloseTo(0.0388, 4)
  expect(double?.lostUnits).toBeCloseTo(2.33, 2)
})

test('where nothing is free, nothing can be lost', () => {
  for (const { lostUnits } of assumedSales({ raise: { kind: 'now', part: 0.02 }, freeUnits: 0 })) {
    expect(lostUnits).toBe(0)
  }
})

test('a raise rounds as the project does, keeps VAT, and starts from what is drafted', () => {
  const [plain, drafted] = [sampleUnit({ id: 1 }), sampleUnit({ id: 2 })]
  const draft: DraftPrices = new Map([[drafted.id, draftedPrice(drafted, 500_000_000)]])
  const rules = { ...defaultPriceRules, warnNotMultipleOfMinor: 1_000_00 }
  const { changes } = planRaise({ ...scope, draft, rules, units: [plain, drafted], part: 0.025 })
  expect(changes.map(({ price }) => price?.grossMinor)).toEqual([496_100_000, 512_500_000])
  expect(changes[0]?.price?.netMinor).toBe(Math.round(496_100_000 / 1.21))
})

test('locked units never go up, and units without a price are said to have none', () => {
  const [locked, bare] = [
    sampleUnit({ id: 1 }),
    sampleUnit({ id: 2, priceNetMinor: null, priceGrossMinor: null }),
  ]
  const plan = planRaise({
    ...scope,
    isLocked: ({ id }) => id === locked.id,
    units: [locked, bare],
    part: 0.1,
  })
  expect(plan.changes).toEqual([])
  expect(plan.skipped).toEqual([
    { unitId: locked.id, why: 'locked' },
    { unitId: bare.id, why: 'noPrice' },
  ])
})

test('a building and a floor are their homes, a layout is all of its units, a selection what was selected', () => {
  const other = buildingIdSchema.parse(9)
  const upper = floorIdSchema.parse(7)
  const home = sampleUnit({ id: 1 })
  const garage = sampleUnit({ id: 2, typeCode: 5, disposition: null })
  const large = sampleUnit({ id: 3, disposition: '4+kk', floorId: upper })
  const away = sampleUnit({ id: 4, buildingId: other })
  const units = [home, garage, large, away]
  const idsOf = (group: Parameters<typeof unitsOfGroup>[1]) =>
    unitsOfGroup(units, group).map(({ id }) => Number(id))
  expect(idsOf({ kind: 'layout', layout: '1 2+kk' })).toEqual([1, 4])
  expect(idsOf({ kind: 'building', buildingId: buildingIdSchema.parse(1) })).toEqual([1, 3])
  expect(idsOf({ kind: 'floor', floorId: upper })).toEqual([3])
  expect(idsOf({ kind: 'selection', unitIds: [garage.id, away.id] })).toEqual([2, 4])
})
