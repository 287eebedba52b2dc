import { expect, test } from 'vitest'
import { withMergedTitles } from './merged-titles.ts'

const over = (top: number, left: number, right: number) => ({ top, bottom: top, left, right })
const down = (top: number, column: number) => ({
  top,
  bottom: top + 1,
  left: column,
  right: column,
})

test('a title over several columns names each of them, and one over two rows is below', () => {
  const rows = [
    ['Jednotka', 'Cena', null, 'Plocha'],
    [null, 'bez DPH', 's DPH', null],
    ['A.101', 4_000_000, 4_480_000, 50],
  ]
  expect(withMergedTitles(rows, [down(0, 0), over(0, 1, 2), down(0, 3)])).toEqual([
    [],
    ['Jednotka', 'Cena bez DPH', 'Cena s DPH', 'Plocha'],
    ['A.101', 4_000_000, 4_480_000, 50],
  ])
})

test('two prices under one title are told apart, so that neither is taken for the other', () => {
  const rows = [
    ['Jednotka', 'Cena s DPH', null],
    ['číslo', 'původní', 'nová'],
    ['A.101', 1, 2],
  ]
  expect(withMergedTitles(rows, [over(0, 1, 2)])[1]).toEqual([
    'číslo',
    'Cena s DPH původní',
    'Cena s DPH nová',
  ])
})

test.each([
  [
    'the name of the whole table',
    [
      ['Ceník', null, null],
      ['Unit', 'Net', 'Gross'],
    ],
    over(0, 0, 2),
  ],
  [
    'a title right above prices',
    [
      ['Unit', 'Price', null],
      ['A.101', 1, 2],
    ],
    over(0, 1, 2),
  ],
  [
    'a title above a price in words',
    [
      ['Unit', 'Price', null],
      ['A', '4 mil.', 'x'],
    ],
    over(0, 1, 2),
  ],
  [
    'a price for two units',
    [
      ['A.1', 4_000_000],
      ['A.2', null],
    ],
    down(0, 1),
  ],
])('%s stays where it is', (_what, rows, merged) => {
  expect(withMergedTitles(rows, [merged])).toEqual(rows)
})
