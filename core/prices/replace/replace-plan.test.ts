import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChanges } from '../draft/draft-steps.ts'
import { shownPair } from '../draft/shown-pair.ts'
import { defaultPriceRules as rules } from '../rules/price-rules.ts'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { parseReplacement, type ReplacedPart } from './parse-replacement.ts'
import { planReplacement } from './replace-plan.ts'

const parse = (part: ReplacedPart, find: string, other: string) =>
  parseReplacement({ part, find, with: other, thousands: ',', currency: 'CZK' })

const replacement = (part: ReplacedPart, find: string, other: string) => {
  const parsed = parse(part, find, other)
  if (!parsed.ok) throw new Error(parsed.problem.kind)
  return parsed.replacement
}

const scope = { draft: new Map(), isLocked: () => false, rules, side: 'gross' as const }

test.each([
  ['whole', '', '1', 'find', 'empty'],
  ['whole', '4,840,000', '', 'with', 'empty'],
  ['whole', 'A.101', '1', 'find', 'notAPrice'],
  ['whole', '4,840,000', '9 mil', 'with', 'notAPrice'],
  ['whole', '4,840,000 EUR', '1', 'find', 'notAPrice'],
  ['whole', '4840000', '4,840,000.00 CZK', 'with', 'same'],
  ['ending', '', '900', 'find', 'empty'],
  ['ending', '900', '', 'with', 'empty'],
  ['ending', '-900', '990', 'find', 'notDigits'],
  ['ending', '900', '99.5', 'with', 'notDigits'],
  ['ending', '900', '90', 'with', 'otherLength'],
  ['ending', '9,900', '9 900', 'with', 'same'],
] as const)('%s: %j by %j is asked about', (part, find, other, field, kind) => {
  expect(parse(part, find, other)).toEqual({ ok: false, problem: { field, kind } })
})

test('a whole price is found as the table shows it, with the draft, and nothing near it is', () => {
  const [same, near, drafted, moved] = [1, 2, 3, 4].map((id) => sampleUnit({ id }))
  if (!same || !near || !drafted || !moved) throw new Error('units')
  const units = [same, { ...near, priceGrossMinor: 484_000_001 }, drafted, moved]
  units[2] = { ...drafted, priceGrossMinor: 100_000_000 }
  const draft = new Map([
    [drafted.id, draftedPrice(drafted, 484_000_000)],
    [moved.id, draftedPrice(moved, 500_000_000)],
  ])
  const wanted = replacement('whole', '4 840 000', '4,990,000 CZK')
  const { changes } = planReplacement({ ...scope, units, draft, replacement: wanted })
  expect(changes.map(({ unitId, price }) => [unitId, price?.grossMinor])).toEqual([
    [1, 499_000_000],
    [3, 499_000_000],
  ])
})

test('the last digits are those before the cents, zeros in front included', () => {
  const prices = [490_090_000, 490_090_050, 490_190_000, 90_000, 49_009_000, null]
  const units = prices.map((priceGrossMinor, at) => sampleUnit({ id: at + 1, priceGrossMinor }))
  const wanted = replacement('ending', '0900', '0 990')
  const { changes } = planReplacement({ ...scope, units, replacement: wanted })
  expect(changes.map(({ unitId, price }) => [unitId, price?.grossMinor])).toEqual([
    [1, 490_099_000],
  ])
})

test('what has no price does not end with a zero, and what would be too large to be exact is left out', () => {
  const bare = sampleUnit({ id: 1, priceGrossMinor: null })
  const huge = sampleUnit({ id: 2, priceNetMinor: 8_000_000_000_000_000, priceGrossMinor: null })
  const wanted = replacement('ending', '0', '1')
  const plan = (side: 'net' | 'gross') =>
    planReplacement({ ...scope, side, units: [bare, huge], replacement: wanted })
  expect([plan('gross').changes, plan('gross').skipped]).toEqual([[], []])
  expect(plan('net').changes.map(({ unitId }) => unitId)).toEqual([1])
  expect(plan('net').skipped).toEqual([{ unitId: 2, why: 'notANumber' }])
})

test('a locked unit is named only where its price would have been replaced', () => {
  const units = [sampleUnit({ id: 1 }), sampleUnit({ id: 2, priceGrossMinor: 1 })]
  const wanted = replacement('whole', '4840000', '5000000')
  const plan = planReplacement({ ...scope, units, replacement: wanted, isLocked: () => true })
  expect([plan.changes, plan.skipped]).toEqual([[], [{ unitId: 1, why: 'locked' }]])
})

test('whatever is replaced, afterwards nothing is found any more, and all other prices are as they were', () => {
  const thousand = fc.integer({ min: 1, max: 20 }).map((count) => count * 1_000)
  const price = fc.tuple(thousand, fc.constantFrom(0, 900, 990, 999))
  fc.assert(
    fc.property(
      fc.array(price, { maxLength: 30 }),
      fc.constantFrom('900', '000', '990'),
      fc.constantFrom('net', 'gross'),
      (prices, find, side) => {
        const units = prices.map(([thousands, rest], at) => {
          const minor = (thousands + rest) * 100
          return sampleUnit({ id: at + 1, priceNetMinor: minor, priceGrossMinor: minor * 2 })
        })
        const wanted = replacement('ending', find, '999')
        const plan = planReplacement({ ...scope, side, units, replacement: wanted })
        const draft = applyChanges(new Map(), plan.changes)
        const again = planReplacement({ ...scope, side, units, draft, replacement: wanted })
        expect(again.changes).toEqual([])
        const changed = new Set(plan.changes.map(({ unitId }) => unitId))
        for (const unit of units) {
          const shown = shownPair({ draft }, unit)
          const minor = side === 'net' ? shown.netMinor : shown.grossMinor
          if (changed.has(unit.id)) expect(String((minor ?? 0) / 100)).toMatch(/999$/)
          else expect(draft.has(unit.id)).toBe(false)
        }
      },
    ),
  )
})
