import { expect, test } from 'vitest'
import { tableSchema } from '#core/tables/table'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { pricelistTable } from './export-table.ts'

const unit = sampleUnit({ priceNetMinor: 40_000_050 })
const priceless = sampleUnit({ id: 2, priceNetMinor: null, priceGrossMinor: null })

const table = pricelistTable({
  title: 'Lipová',
  units: [unit, priceless],
  draft: new Map([[unit.id, draftedPrice(unit, 499_000_000)]]),
  columns: [
    { key: 'number', title: 'Unit' },
    { key: 'gross', title: 'With VAT' },
    { key: null, title: 'Area', kind: 'number', valueOf: ({ area }) => area },
  ],
  snapshotAt: '2026-11-21T10:00:00Z',
})

test('a pricelist shows the draft, and hidden what the server has, what is shown, and when it was read', () => {
  expect(table.rows).toEqual([
    [
      'A.1',
      '4990000.00',
      50,
      1,
      '400000.50',
      '4840000.00',
      '4123966.94',
      '4990000.00',
      '2026-11-21T10:00:00Z',
    ],
    ['A.2', null, 50, 2, null, null, null, null, '2026-11-21T10:00:00Z'],
  ])
})

test('what brings a pricelist home is hidden, the rest is shown with its titles', () => {
  const titles = (hidden: boolean) =>
    table.columns.filter((column) => column.hidden === hidden).map(({ title }) => title)
  expect(titles(false)).toEqual(['Unit', 'With VAT', 'Area'])
  expect(titles(true)).toEqual([
    'unitdesk.unit',
    'unitdesk.net',
    'unitdesk.gross',
    'unitdesk.shown.net',
    'unitdesk.shown.gross',
    'unitdesk.time',
  ])
})

test('an exported pricelist is a table that may be saved', () => {
  expect(tableSchema.parse(table)).toEqual(table)
})
