import { expect, test } from 'vitest'
import type { ReportColumn } from '#core/exports/table/report-table'
import { shownTable } from './shown-table.ts'

const column = (name: string, type: ReportColumn['type']) => ({ name, title: name, id: null, type })
const columns = [
  column('Projekt', 'text'),
  column('Cena', 'number'),
  column('Den', 'date'),
  column('Změněno', 'date'),
]
const sheet = { name: 'Export', rows: 3, columns }
const rows = [
  { id: '2', cells: ['Lipová', '1 500,50', '2026-11-21 00:00', '2026-11-21 13:45'] },
  { id: '0', cells: ['Dubová', 'na dotaz', null] },
]

test('what is shown is saved with its columns, rows and order, and with nothing else', () => {
  const seen = { shown: rows, colIds: ['3', '1', '2'] }
  expect(shownTable('Jednotky', sheet, seen)).toEqual({
    title: 'Jednotky',
    columns: [
      { title: 'Změněno', kind: 'dateTime', hidden: false },
      { title: 'Cena', kind: 'number', hidden: false },
      { title: 'Den', kind: 'date', hidden: false },
    ],
    rows: [
      ['2026-11-21 13:45', 1500.5, '2026-11-21 00:00'],
      [null, 'na dotaz', null],
    ],
  })
})
