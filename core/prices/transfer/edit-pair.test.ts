import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DraftPrice } from '../draft/draft-price.ts'
import { defaultPriceRules as rules } from '../rules/price-rules.ts'
import { pairFrom } from '../rules/vat.ts'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { editPair, type RowPrices } from './edit-pair.ts'

const unit = sampleUnit()
const nothing = { netMinor: null, grossMinor: null, perAreaMinor: null }
const edit = (wanted: Partial<RowPrices>, draft?: DraftPrice) =>
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

test('a row that changes the VAT rate and keeps one price is taken whole', () => {
  const keepsGross = { netMinor: 432_142_857, grossMinor: 484_000_000 }
  expect(edit(keepsGross)).toMatchObject({ ...keepsGross, typed: 'both' })
  const keepsNet = { netMinor: 400_000_000, grossMinor: 448_000_000 }
  expect(edit(keepsNet)).toMatchObject({ ...keepsNet, typed: 'both' })
})

test('whatever pair a table writes out by a rate is what the draft gets, whatever was there before', () => {
  const price = fc.integer({ min: 10_000, max: 1e11 })
  const rate = fc.constantFrom(...rules.vatRates)
  const side = fc.constantFrom('net' as const, 'gross' as const)
  const pair = fc.tuple(side, price, rate).map((of) => pairFrom(...of))
  const drafted = fc.option(pair, { nil: undefined })
  fc.assert(
    fc.property(pair, drafted, side, price, rate, (server, before, typed, minor, to) => {
      const base = { netMinor: server.netMinor, grossMinor: server.grossMinor }
      const of = sampleUnit({ priceNetMinor: base.netMinor, priceGrossMinor: base.grossMinor })
      const draft = before && { ...before, typed: 'gross' as const, base }
      const shown = before ?? server
      // One of the two prices stays as it is shown: only the rate between them changes.
      const wanted =
        minor % 2 === 0 ? pairFrom(typed, shown[`${typed}Minor`], to) : pairFrom(typed, minor, to)
      const change = editPair({ unit: of, draft, rules, wanted: { ...nothing, ...wanted } })
      expect(change?.price ?? base).toMatchObject(wanted)
    }),
  )
})

test('a price that the draft has already stays as it was typed there', () => {
  const draft = draftedPrice(unit, 499_000_000)
  const wanted = { ...nothing, netMinor: draft.netMinor, grossMinor: draft.grossMinor }
  const before = { netMinor: 400_000_000, grossMinor: 484_000_000 }
  expect(editPair({ unit, draft, rules, wanted, before })?.price).toBe(draft)
})

test('what a table showed when it left decides what was meant, not what is shown now', () => {
  const draft = draftedPrice(unit, 508_200_000)
  const told = { netMinor: draft.netMinor, grossMinor: draft.grossMinor }
  const back = { ...nothing, netMinor: draft.netMinor, grossMinor: 484_000_000 }
  expect(editPair({ unit, draft, rules, wanted: back, before: told })?.price).toBeNull()
  const raised = { ...nothing, netMinor: told.netMinor, grossMinor: 500_000_000 }
  expect(editPair({ unit, draft: undefined, rules, wanted: raised, before: told })?.price).toEqual(
    draftedPrice(unit, 500_000_000),
  )
  const untouched = { ...nothing, ...told }
  expect(
    editPair({ unit, draft: undefined, rules, wanted: untouched, before: told })?.price,
  ).toBeNull()
})
