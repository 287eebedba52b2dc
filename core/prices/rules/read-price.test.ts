import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorToDecimal } from '#core/money'
import { readPrice } from './read-price.ts'

test.each([
  ['4990000', 499_000_000],
  ['4 990 000', 499_000_000],
  ['4\u00a0990\u00a0000', 499_000_000],
  ['4\u202f990\u202f000,50', 499_000_050],
  ['4\u00a0990\u00a0000,00 Kč', 499_000_000],
  ['4 990 000,- Kč', 499_000_000],
  ['4.990.000,-', 499_000_000],
  ['4990000.--', 499_000_000],
  ['4,990,000.25', 499_000_025],
  ['4.990.000,25', 499_000_025],
  ["4'990'000.25", 499_000_025],
  ['4,990,000', 499_000_000],
  ['1234,5', 123_450],
  ['1234.5', 123_450],
  ['0,500', 50],
  ['CZK 4 990 000', 499_000_000],
  ['4 990 000 CZK', 499_000_000],
  ['€120.50', 12_050],
  ['120,50 €', 12_050],
  ['1 250 000 zł', 125_000_000],
  ['PLN 1250000', 125_000_000],
  ["'4990000", 499_000_000],
  ['(1 234,00)', -123_400],
  ['(1 234,00 Kč)', -123_400],
  ['(1 234,00) Kč', -123_400],
  ['-1 234', -123_400],
  ['−1 234', -123_400],
  ['- 1 234', -123_400],
  ['-€500', -50_000],
  ['€-500', -50_000],
  ['4132231,404958', 413_223_140],
  ['0', 0],
  ['-0', 0],
  [4_990_000, 499_000_000],
  [4_990_000.5, 499_000_050],
  [4_123_966.94214876, 412_396_694],
  [1_234.567, 123_457],
  [-12.5, -1_250],
  ['1000000000000', 100_000_000_000_000],
])('%j is the price %d', (text, minor) => {
  expect(readPrice(text)).toEqual({ kind: 'price', minor })
})

test.each([
  '1.500',
  '1,500',
  '350,000',
  '4 99 000',
  '4990 000',
  '4,99E+06',
  '########',
  'na dotaz',
  '-',
  '—',
  '12/2026',
  '1000000000000,01',
  '1 000 000 000 000 000',
  '(-500)',
  '5 %',
  '1,2,3',
  '4.990,000.5',
  '=1+1',
  'Kč',
  '1 500 EURO2',
  '1'.repeat(5_000),
  1e21,
  Number.NaN,
])('%j is no price that anybody could be sure of', (text) => {
  expect(readPrice(text)).toEqual({ kind: 'notANumber' })
})

test.each(['', '  ', "'", '\u00a0', null])('%j is no price and no mistake', (text) => {
  expect(readPrice(text)).toEqual({ kind: 'empty' })
})

test('where the mark of thousands is known, one before three digits is certain', () => {
  expect(readPrice('350,000', ',')).toEqual({ kind: 'price', minor: 35_000_000 })
  expect(readPrice('350.000', '.')).toEqual({ kind: 'price', minor: 35_000_000 })
  expect(readPrice('350,000', '.')).toEqual({ kind: 'price', minor: 35_000 })
  expect(readPrice('12,50', ',')).toEqual({ kind: 'notANumber' })
  expect(readPrice('4990000,500', ',')).toEqual({ kind: 'notANumber' })
})

test.each(['4 990 000,50 Kč', '4.990.000,50', '4990000,50', "4'990'000,5"])(
  '%j is certain also where people group thousands by commas',
  (text) => {
    expect(readPrice(text, ',')).toEqual({ kind: 'price', minor: 499_000_050 })
  },
)

test('a point is a decimal mark for whoever groups by points too, where it can be nothing else', () => {
  expect(readPrice('4 990 000.50', '.')).toEqual({ kind: 'price', minor: 499_000_050 })
})

test.each(['199 000 €', 'EUR 199000', '(199 000 €)', '-€500', '$199,000.00', '1 250 000 zł'])(
  '%j is no price of a pricelist in crowns',
  (text) => {
    expect(readPrice(text, null, 'CZK')).toEqual({ kind: 'notANumber' })
    expect(readPrice(text).kind).toBe('price')
  },
)

test.each(['199 000 Kč', '199 000,- kc', 'CZK 199 000', '199000'])(
  '%j is a price of a pricelist in crowns',
  (text) => {
    expect(readPrice(text, null, 'CZK')).toEqual({ kind: 'price', minor: 19_900_000 })
  },
)

const marks = fc.constantFrom(
  { group: '\u00a0', decimal: ',' },
  { group: '\u202f', decimal: ',' },
  { group: '.', decimal: ',' },
  { group: ',', decimal: '.' },
  { group: '', decimal: ',' },
  { group: '', decimal: '.' },
)
const around = fc.constantFrom(
  ['', ''],
  ['', ' Kč'],
  ['CZK ', ''],
  ['', '\u00a0€'],
  ["'", ''],
  ['  ', ' '],
)

test('a price written in any of these ways is read exactly', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e13, max: 1e13 }),
      marks,
      around,
      (minor, { group, decimal }, [before, after]) => {
        const [whole = '', fraction = ''] = minorToDecimal(Math.abs(minor)).split('.')
        const written = `${whole.replace(/\B(?=(\d{3})+$)/g, group)}${decimal}${fraction}`
        const text = `${before}${minor < 0 ? '-' : ''}${written}${after}`
        expect(readPrice(text)).toEqual({ kind: 'price', minor })
      },
    ),
  )
})

test('no text makes reading fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(['price', 'empty', 'notANumber']).toContain(readPrice(text).kind)
    }),
  )
})
