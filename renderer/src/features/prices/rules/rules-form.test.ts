import { expect, test } from 'vitest'
import { defaultPriceRules } from '#core/prices/price-rules'
import { type RulesField, type RulesForm, readRulesForm, toRulesForm } from './rules-form.ts'

const usual = toRulesForm(defaultPriceRules)

test('rules that nobody touched come back as they were', () => {
  expect(readRulesForm(usual)).toEqual({ ok: true, rules: defaultPriceRules })
})

test('rates and amounts are read as people write them, and kept in order', () => {
  const read = readRulesForm({
    ...usual,
    ...{ vatRates: '21 %; 12,5; 0; 21', defaultVatRate: '12,5 %', floorPrice: '1 000 000' },
  })
  expect(read).toMatchObject({
    rules: { vatRates: [0, 1_250, 2_100], defaultVatRate: 1_250, floorPriceMinor: 100_000_000 },
  })
})

test.each<[string, Partial<RulesForm>, RulesField]>([
  ['no rate', { vatRates: '' }, 'vatRates'],
  ['a word for a rate', { vatRates: '21; none' }, 'vatRates'],
  ['a default that is none of the rates', { defaultVatRate: '19' }, 'defaultVatRate'],
  ['a floor price in words', { floorPrice: 'a million' }, 'floorPrice'],
  ['a negative limit', { warnChangePercent: '-5' }, 'warnChangePercent'],
  ['an empty limit', { warnMedianPercent: '' }, 'warnMedianPercent'],
  ['a multiple of nothing', { warnNotMultiple: '0' }, 'warnNotMultiple'],
  ['half a unit', { confirmUnits: '1.5' }, 'confirmUnits'],
  ['a percentage in words', { confirmPercent: 'many' }, 'confirmPercent'],
  ['a town that is no time zone', { timeZone: 'Europe/Podviní' }, 'timeZone'],
])('%s is refused where it was typed', (_name, typed, field) => {
  const read = readRulesForm({ ...usual, ...typed })
  expect(read.ok ? [] : [...read.wrong]).toContain(field)
})
