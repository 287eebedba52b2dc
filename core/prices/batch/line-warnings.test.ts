import { expect, test } from 'vitest'
import { judgeLine, type LineJudge } from '../out-of-line/judge-line.ts'
import type { Unit } from '../pricelist/unit.ts'
import { defaultPriceRules, type PriceRules } from '../rules/price-rules.ts'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { changeList } from './change-list.ts'
import { lineWarnings } from './line-warnings.ts'

const unit = sampleUnit()
const alike = [2, 3, 4, 5].map((id) => sampleUnit({ id, floorId: null }))

const found = (grossMinor: number, rules: Partial<PriceRules> = {}, units = [unit, ...alike]) => {
  const list = { units, draft: new Map([[unit.id, draftedPrice(unit, grossMinor)]]) }
  const judge = judgeLine({ ...list, premiums: null }, { ...defaultPriceRules, ...rules })
  return lineWarnings(changeList(list), judge)
}

test('a price that the medians of its layout do not suggest says how far it is, and at the limit nothing', () => {
  const rules = { warnMedianPercent: 25 }
  expect(found(605_000_000, rules)).toEqual([])
  expect(found(726_000_000, rules)).toEqual([
    { unitId: unit.id, kind: 'outOfLine', fraction: expect.closeTo(0.5) },
  ])
})

test('a price per square metre off its layout by more than an amount is a warning', () => {
  expect(found(490_000_000, { warnMedianMinor: 120_000 })).toEqual([])
  expect(found(490_000_000, { warnMedianMinor: 119_000 })).toMatchObject([{ kind: 'outOfLine' }])
})

test('what the premiums do not explain is called so, and what they explain is not told', () => {
  const rows = [unit, ...alike].map((one: Unit) => ({ unit: one }))
  const judge: LineJudge = ({ id }) => ({
    by: { kind: 'premiums', expectedMinor: 450_000_000 },
    fraction: 0.09,
    limit: 0.03,
    isOut: id === unit.id,
  })
  expect(lineWarnings(rows, judge)).toEqual([
    { unitId: unit.id, kind: 'unexplained', fraction: 0.09 },
  ])
})
