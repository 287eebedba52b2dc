import { expect, test } from 'vitest'
import { type ReportRow, toReportTable } from '#core/exports/table/report-table'
import { hashCells } from './hash-cells.ts'

const titles = ['Jednotka', 'Cena']
const hash = (...sheet: ReportRow[]) => hashCells(toReportTable(sheet))
const before = hash(titles, ['A.1', 100], ['A.2', null])

test.each<[string, ReportRow[]]>([
  ['a row that ends before its empty cells', [titles, ['A.1', 100], ['A.2']]],
  ['spaces that nobody sees', [titles, ['A.1 ', 100], ['A.2', ' ']]],
  ['an empty row', [titles, ['A.1', 100], [null, ''], ['A.2', null]]],
])('%s makes no other table', (_what, sheet) => {
  expect(hash(...sheet)).toBe(before)
})

test.each<[string, ReportRow[]]>([
  ['another number', [titles, ['A.1', 101], ['A.2', null]]],
  ['a text instead of a number', [titles, ['A.1', '100'], ['A.2', null]]],
  ['a cell in another column', [titles, ['A.1', 100], [null, 'A.2']]],
  ['one row less', [titles, ['A.1', 100]]],
  ['another order', [titles, ['A.2', null], ['A.1', 100]]],
  [
    'another title',
    [
      ['Jednotka', 'Cena s DPH'],
      ['A.1', 100],
      ['A.2', null],
    ],
  ],
])('%s makes another table', (_what, sheet) => {
  expect(hash(...sheet)).not.toBe(before)
})
