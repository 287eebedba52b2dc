import { expect, test } from 'vitest'
import { unitsByNumber } from '../pricelist/units-by-number.ts'
import { sampleUnit } from '../testing/sample-unit.ts'
import { guessColumns, hasSharedColumn, missingColumns } from './import-columns.ts'

const units = unitsByNumber([1, 2, 3].map((id) => sampleUnit({ id })))
const guess = (rows: (string | number | null)[][]) => guessColumns({ rows, units })
const nowhere = {
  perArea: null,
  unitId: null,
  baseNet: null,
  baseGross: null,
  exportedNet: null,
  exportedGross: null,
  exportedAt: null,
}

test('columns are recognised by their titles in any language, below a heading', () => {
  const rows = [['Ceník Lipová'], [], ['Patro', 'JEDNOTKA', 'Cena s DPH (Kč)', 'cena bez dph']]
  expect(guess(rows)).toEqual({
    headerRow: 2,
    columns: { ...nowhere, number: 1, net: 3, gross: 2 },
  })
})

test.each([
  'Net area m2',
  'Net area',
  'Net per m2',
  'Net (CZK/m²)',
  'Net [per sqm]',
  'Net increase',
  'Net old CZK',
])('%j is no column of prices', (title) => {
  expect(guess([['Unit', title]]).columns.net).toBeNull()
})

test.each(['Net CZK', 'Net (CZK)', 'Net [from 2027]', 'Net in EUR', 'NET €', 'Net, Kč (2027)'])(
  '%j is the price without VAT',
  (title) => {
    expect(guess([['Unit', title]]).columns.net).toBe(1)
  },
)

test('a title that is known as it stands goes before one that only begins so', () => {
  const rows = [['Unit (old)', 'Net area', 'Net (before)', 'Cena bez DPH', 'Unit', 'Gross per m2']]
  expect(guess(rows).columns).toMatchObject({ number: 4, net: 3, gross: null })
})

test('a price that several columns are titled with is asked about', () => {
  const of = (...titles: string[]) => guess([['Unit', ...titles]]).columns
  expect(of('With VAT', 'With VAT')).toMatchObject({ net: null, gross: null })
  expect(of('Price with VAT', 'Cena s DPH', 'Net')).toMatchObject({ net: 3, gross: null })
  expect(of('With VAT (EUR)', 'With VAT (CZK)')).toMatchObject({ gross: null })
  expect(of('With VAT', 'With VAT (EUR)')).toMatchObject({ gross: 1 })
  expect(of('With VAT', '(With VAT)')).toMatchObject({ gross: null })
})

test('a table that was exported here brings its own titles', () => {
  const titles = ['Unit', 'unitdesk.unit', 'unitdesk.net', 'unitdesk.gross', 'unitdesk.time']
  expect(guess([titles]).columns).toMatchObject({
    number: 0,
    unitId: 1,
    baseNet: 2,
    baseGross: 3,
    exportedAt: 4,
  })
})

test('without titles the column of unit numbers is found by what is in it', () => {
  const rows = [
    [1, 'A.1', 4_990_000],
    [2, 'A.2', 5_990_000],
    [3, 'X.9', null],
  ]
  expect(guess(rows)).toEqual({
    headerRow: null,
    columns: { ...nowhere, number: 1, net: null, gross: null },
  })
})

test('a column of which half are unit numbers is none, and neither is an empty one', () => {
  const rows = [
    [null, 'A.1', 4_990_000],
    [null, 'X.9', 5_990_000],
  ]
  expect(guess(rows).columns.number).toBeNull()
})

test('of two columns full of unit numbers the one counts that is titled so', () => {
  const rows = [
    ['Sousedí s', 'Jednotka', 'Cena s DPH'],
    ['A.2', 'A.1', 4_990_000],
    ['A.1', 'A.2', 5_990_000],
  ]
  expect(guess(rows).columns.number).toBe(1)
})

test('of columns that name other units none is taken: a person is asked', () => {
  const numbered = unitsByNumber(
    ['1', '2', '3', '4'].map((number) => sampleUnit({ id: Number(number), number })),
  )
  const guessIn = (rows: (string | number | null)[][]) =>
    guessColumns({ rows, units: numbered }).columns.number
  const prices = [4_990_000, 5_990_000, 6_990_000]
  const listed = [1, 3, 4].map((number, index) => [index + 1, number, prices[index] ?? 0])
  expect(guessIn([['Poř.', 'Byt č.', 'Cena s DPH'], ...listed])).toBeNull()
  expect(guessIn([['Poř.', 'Jednotka', 'Cena s DPH'], ...listed])).toBe(1)
  const alike = listed.map(([, number = 0, price = 0]) => [number, number, price])
  expect(guessIn([['Byt č.', 'Označení', 'Cena s DPH'], ...alike])).toBe(0)
})

test('a column that is titled like unit numbers and holds something else gives way to them', () => {
  const rows = [
    ['Byt', 'Označení', 'Cena s DPH'],
    ['2+kk', 'A.1', 4_990_000],
    ['3+kk', 'A.2', 5_990_000],
  ]
  expect(guess(rows).columns).toMatchObject({ number: 1, gross: 2 })
  expect(guess([['Byt', 'Cena s DPH']]).columns).toMatchObject({ number: 0, gross: 1 })
})

test('what a table lacks is named', () => {
  expect(missingColumns(guess([['Unit', 'Cena']]))).toBe('prices')
  expect(missingColumns(guess([['Označení', 'Cena s DPH']]))).toBe('numbers')
  expect(missingColumns(guess([['Unit', 'Cena s DPH']]))).toBeNull()
  expect(missingColumns(guess([['unitdesk.unit', 'Cena s DPH']]))).toBeNull()
})

test('a table of something else is recognised as nothing', () => {
  expect(guess([['a', 'b'], ['c']]).columns.number).toBeNull()
  expect(guess([]).headerRow).toBeNull()
})

test('one column is never two prices', () => {
  const of = (net: number | null, gross: number | null) =>
    hasSharedColumn({ headerRow: 0, columns: { ...nowhere, number: 0, net, gross } })
  expect([of(1, 1), of(1, 2), of(null, 2), of(null, null)]).toEqual([true, false, false, false])
})
