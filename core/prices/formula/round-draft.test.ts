import { expect, test } from 'vitest'
import { defaultPriceRules } from '../rules/price-rules.ts'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { roundDraft } from './round-draft.ts'

const units = [1, 2, 3, 4].map((id) => sampleUnit({ id }))
const [first, second, third, fourth] = units as [Unit, Unit, Unit, Unit]
type Unit = (typeof units)[number]
const draft = new Map([
  [first.id, draftedPrice(first, 736_377_488)],
  [second.id, draftedPrice(second, 736_377_488)],
  [third.id, draftedPrice(third, 30_000)],
])
const rules = defaultPriceRules
const all = [first.id, third.id, fourth.id]

test('the prices that are named are rounded as the project has them, and no other', () => {
  const changes = roundDraft({ units, unitIds: all, draft, rules })
  expect(changes).toMatchObject([{ unitId: 1, price: { grossMinor: 736_400_000 } }])
  expect(changes[0]?.price?.base).toEqual(draft.get(first.id)?.base)
})

test('a project without a rounding rounds nothing', () => {
  const without = { ...rules, warnNotMultipleOfMinor: null }
  expect(roundDraft({ units, unitIds: all, draft, rules: without })).toEqual([])
})
