import { expect, test } from 'vitest'
import { defaultPriceRules } from '#core/prices/rules/price-rules'
import { type RulesField, type RulesForm, readRulesForm, toRulesForm } from './rules-form.ts'

const usual = toRulesForm(defaultPriceRules)

test('rules that nobody touched come back as they were', () => {
  expect(readRulesForm(usual)).toEqual({ ok: true, rules: defaultPriceRules })
})

test('rates and amounts are read as people write them, and kept in order', () => {
  const read = readRulesForm({
    ...usual,
    vatRates: '21 %; 12,5; 0; 21',
    defaultVatRate: '12,5 %',
    floorPrice: '1 000 000',
  })
  expect(read).toMatchObject({
    rules: { vatRates: [0, 1_250, 2_100], defaultVatRate: 1_250, floorPriceMinor: 100_000_000 },
  })
})

test('limits that may be left empty are read where they are not', () => {
  const typed = {
    warnMedianAmount: '5 000',
    warnBelowLowerFloor: '2,5',
    warnBelowNeighbour: '3',
    warnUnchangedDays: '90',
    priceEnding: '9900',
  }
  expect(readRulesForm({ ...usual, ...typed })).toMatchObject({
    rules: {
      warnMedianMinor: 500_000,
      warnBelowLowerFloorPercent: 2.5,
      warnBelowNeighbourPercent: 3,
      warnUnchangedDays: 90,
      priceEnding: 9_900,
    },
  })
})

test('a mark before three digits groups thousands where people do so, and is asked about elsewhere', () => {
  const typed = { ...usual, floorPrice: '150,000', warnNotMultiple: '1,000', confirmUnits: '1,200' }
  expect(readRulesForm(typed, ',')).toMatchObject({
    rules: {
      floorPriceMinor: 15_000_000,
      warnNotMultipleOfMinor: 100_000,
      confirmAbove: { units: 1_200 },
    },
  })
  const pointed = { ...usual, floorPrice: '150.000', warnNotMultiple: '1.000' }
  for (const form of [typed, pointed]) {
    const read = readRulesForm(form)
    expect(read.ok ? [] : [...read.wrong]).toEqual(
      expect.arrayContaining(['floorPrice', 'warnNotMultiple']),
    )
  }
})

test('rules with decimals come back as they were, wherever a person lives', () => {
  const rules = { ...defaultPriceRules, floorPriceMinor: 12_350, warnChangePercent: 2.125 }
  for (const thousands of [null, ',', '.'] as const) {
    expect(readRulesForm(toRulesForm(rules), thousands)).toEqual({ ok: true, rules })
  }
})

test.each<[string, Partial<RulesForm>, RulesField]>([
  ['no rate', { vatRates: '' }, 'vatRates'],
  ['a word for a rate', { vatRates: '21; none' }, 'vatRates'],
  ['a default that is none of the rates', { defaultVatRate: '19' }, 'defaultVatRate'],
  ['a floor price in words', { floorPrice: 'a million' }, 'floorPrice'],
  ['a negative limit', { warnChangePercent: '-5' }, 'warnChangePercent'],
  ['an empty limit', { warnMedianPercent: '' }, 'warnMedianPercent'],
  ['an amount per square metre in words', { warnMedianAmount: 'much' }, 'warnMedianAmount'],
  ['a negative limit below a floor', { warnBelowLowerFloor: '-1' }, 'warnBelowLowerFloor'],
  ['a negative limit beside a unit', { warnBelowNeighbour: '-1' }, 'warnBelowNeighbour'],
  ['half a day', { warnUnchangedDays: '0.5' }, 'warnUnchangedDays'],
  ['a multiple of nothing', { warnNotMultiple: '0' }, 'warnNotMultiple'],
  ['an ending that nobody uses', { priceEnding: '7' }, 'priceEnding'],
  ['half a unit', { confirmUnits: '1.5' }, 'confirmUnits'],
  ['a percentage in words', { confirmPercent: 'many' }, 'confirmPercent'],
  ['a town that is no time zone', { timeZone: 'Europe/Podviní' }, 'timeZone'],
])('%s is refused where it was typed', (_name, typed, field) => {
  const read = readRulesForm({ ...usual, ...typed })
  expect(read.ok ? [] : [...read.wrong]).toContain(field)
})
