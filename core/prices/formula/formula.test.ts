import { expect, test } from 'vitest'
import { applyFormula, type Formula } from './formula.ts'

const flat = {
  minor: 499_000_000,
  area: 54.35,
  columns: (key: string) => (key === 'list' ? 520_000_000 : null),
}

test.each<[Formula, number]>([
  [{ kind: 'times', numerator: 103, denominator: 100 }, 513_970_000],
  [{ kind: 'times', numerator: 50, denominator: 51 }, 489_215_686],
  [{ kind: 'add', minor: -5_000_000 }, 494_000_000],
  [{ kind: 'set', minor: 1 }, 1],
  [{ kind: 'addPerArea', minor: 150_000 }, 507_152_500],
  [{ kind: 'setPerArea', minor: 12_000_000 }, 652_200_000],
  [{ kind: 'ofColumn', column: 'list', numerator: 19, denominator: 20 }, 494_000_000],
])('%j makes of a flat for 4,990,000 the price %d', (formula, minor) => {
  expect(applyFormula(formula, flat)).toBe(minor)
})

test.each<[string, Formula, object]>([
  ['price', { kind: 'times', numerator: 103, denominator: 100 }, { minor: null }],
  ['price', { kind: 'add', minor: 1 }, { minor: null }],
  ['price', { kind: 'addPerArea', minor: 1 }, { minor: null }],
  ['area', { kind: 'addPerArea', minor: 1 }, { area: null }],
  ['area', { kind: 'setPerArea', minor: 1 }, { area: 0 }],
  ['column', { kind: 'ofColumn', column: 'none', numerator: 1, denominator: 1 }, {}],
  [
    'exact result',
    { kind: 'times', numerator: 3, denominator: 1 },
    { minor: 9_007_199_254_740_991 },
  ],
])('without %s there is nothing to make a price of', (_, formula, lacking) => {
  expect(applyFormula(formula, { ...flat, ...lacking })).toBeNull()
})

test('a price can be set where there was none', () => {
  expect(applyFormula({ kind: 'set', minor: 7 }, { ...flat, minor: null, area: null })).toBe(7)
})
