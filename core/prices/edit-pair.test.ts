import { expect, test } from 'vitest'
import type { DraftPrice } from './draft-price.ts'
import { editPair, type WantedPrices } from './edit-pair.ts'
import { defaultPriceRules as rules } from './price-rules.ts'
import { draftedPrice, sampleUnit } from './testing/sample-unit.ts'

const unit = sampleUnit()
const nothing = { netMinor: null, grossMinor: null, perAreaMinor: null }
const edit = (wanted: Partial<WantedPrices>, draft?: DraftPrice) =>
  editPair({ unit, draft, rules, wanted: { ...nothing, ...wanted } })?.price

test('of a whole row only the changed side was meant, and the other follows', () => {
  const row = { netMinor: 400_000_000, grossMinor: 499_000_000, perAreaMinor: 9_680_000 }
  expect(edit(row)).toMatchObject({
    netMinor: 412_396_694,
    grossMinor: 499_000_000,
    typed: 'gross',
  })
  expect(edit({ ...row, netMinor: 410_000_000, grossMinor: 484_000_000 })).toMatchObject({
    netMinor: 410_000_000,
    grossMinor: 496_100_000,
    typed: 'net',
  })
  expect(edit({ netMinor: 400_000_000, perAreaMinor: 10_000_000 })).toMatchObject({
    grossMinor: 500_000_000,
  })
})

test('two changed sides are taken as they are', () => {
  expect(edit({ netMinor: 1_000, grossMinor: 1_900 })).toEqual({
    netMinor: 1_000,
    grossMinor: 1_900,
    typed: 'both',
    base: { netMinor: 400_000_000, grossMinor: 484_000_000 },
  })
})

test('a row that says what is shown changes nothing', () => {
  expect(edit({ netMinor: 400_000_000, grossMinor: 484_000_000 })).toBeNull()
  expect(edit({})).toBeNull()
  const draft = draftedPrice(unit, 499_000_000)
  const same = { netMinor: draft.netMinor, grossMinor: draft.grossMinor, perAreaMinor: 9_980_000 }
  expect(edit(same, draft)).toBe(draft)
})

test('a row that says what the server has takes the unit out of the draft', () => {
  const draft = draftedPrice(unit, 499_000_000)
  expect(edit({ netMinor: 400_000_000, grossMinor: 484_000_000 }, draft)).toBeNull()
})
