import { expect, test } from 'vitest'
import type { ReportColumn } from '#core/exports/table/report-table'
import { selectionTotals } from './selection-totals.ts'

const columns: ReportColumn[] = [
  { name: 'Cena', title: 'Cena', id: null, type: 'number' },
  { name: 'Stav', title: 'Stav', id: null, type: 'text' },
  { name: 'Jednotka ID', title: 'Jednotka ID', id: null, type: 'number' },
]
const rows = [
  { id: '0', cells: [0.1, 'volná', 101] },
  { id: '1', cells: [0.2, null, 102] },
  { id: '2', cells: [null, 'prodaná', 103] },
]

test('a selection over several columns adds up its numbers exactly, and no ids', () => {
  expect(selectionTotals({ rows, colIds: ['0', '1', '2'] }, columns)).toEqual({
    rows: 3,
    filled: 7,
    sum: '0.3',
    average: '0.15',
    least: '0.1',
    most: '0.2',
  })
})

test('a selection without numbers tells how many cells are filled, and no sum', () => {
  expect(selectionTotals({ rows, colIds: ['1'] }, columns)).toMatchObject({ filled: 2, sum: null })
})
