import { expect, test } from 'vitest'
import { toReportTable } from '#core/exports/table/report-table'
import type { UnitId } from '#core/ids'
import type { Cell } from '#core/tables/table'
import { type ExportWithSales, exportedSales, hasSales } from './exported-sales.ts'
import { seenSales } from './seen-sales.ts'

const unitIds = [1, 2, 3] as UnitId[]
const at = Date.UTC(2026, 10, 1)

const salesIn = (name: ExportWithSales, rows: readonly (readonly Cell[])[]) =>
  exportedSales({ name, unitIds, at, table: toReportTable(rows), timeZone: 'Europe/Prague' })

/** Midnight in Prague. */
const day = (text: string) =>
  Date.parse(`${text}T00:00${text < '2026-03-29' ? '+01:00' : '+02:00'}`)

test('a history tells what was taken and what came back, of the units that were asked about', () => {
  const found = salesIn('project-units-history', [
    ['Jednotka ID', 'Platné od', 'Dostupnost ID'],
    [2, '2026-05-01 00:00', 0],
    [2, '2026-06-01 00:00', 2],
    [2, '2026-07-01 00:00', 3],
    [1, '2026-08-01 00:00', 0],
    [1, '2026-04-01 00:00', 0],
    [1, '2026-06-15 00:00', 2],
    [9, '2026-06-01 00:00', 0],
    [9, '2026-07-01 00:00', 3],
    [3, null, 3],
    [3, '2026-09-01 00:00', 3],
  ])
  expect(found).toEqual({
    from: day('2026-04-01'),
    to: at,
    sales: [
      { unitId: 2, at: day('2026-06-01'), kind: 'taken' },
      { unitId: 1, at: day('2026-06-15'), kind: 'taken' },
      { unitId: 1, at: day('2026-08-01'), kind: 'cancelled' },
    ],
  })
})

test.each([
  ['Dostupnost', 'Volná', 'Rezervovaná'],
  ['Availability', 'Pre-reserved', 'Sold'],
  ['availability', 0, 3],
])('a state is read by its words where its number is missing: %s', (title, free, taken) => {
  const found = salesIn('project-units-history', [
    ['Unit ID', 'Valid from', title],
    [1, '2026-04-01 00:00', free],
    [1, '2026-06-01 00:00', taken],
  ])
  expect(found?.sales).toEqual([{ unitId: 1, at: day('2026-06-01'), kind: 'taken' }])
})

test('deals are won, and lost or opened again; one that never won has nothing to give back', () => {
  const found = salesIn('events', [
    ['Datum', 'Typ události', 'Jednotka ID'],
    ['2026-03-01 00:00', 'PHONE_CALL', 1],
    ['2026-04-01 00:00', 'DEAL_CLOSED_WON', 1],
    ['2026-05-01 00:00', 'DEAL_REOPENED', 1],
    ['2026-06-01 00:00', 'DEAL_CLOSED_LOST', 1],
    ['2026-06-02 00:00', 'DEAL_CLOSED_LOST', 2],
  ])
  expect(found).toMatchObject({
    from: day('2026-03-01'),
    sales: [
      { at: day('2026-04-01'), kind: 'taken' },
      { at: day('2026-05-01'), kind: 'cancelled' },
    ],
  })
})

test('a deal that was won was taken when it last changed; a sales status knows when its deals were made', () => {
  expect(
    salesIn('deals', [
      ['main_unit_id', 'status_id', 'changed'],
      [1, 3, '2026-04-01 00:00'],
      [2, 2, '2026-03-01 00:00'],
    ]),
  ).toMatchObject({ from: day('2026-03-01'), sales: [{ unitId: 1, at: day('2026-04-01') }] })
  expect(
    salesIn('sales-status', [
      ['Jednotka ID', 'Dostupnost', 'Případ vytvořen'],
      [1, 'Prodaná', '2026-04-01'],
      [2, 'Volná', '2026-05-01'],
      [3, 'Rezervovaná', null],
    ])?.sales,
  ).toEqual([{ unitId: 1, at: day('2026-04-01'), kind: 'taken' }])
})

test.each<[ExportWithSales, readonly (readonly Cell[])[]]>([
  [
    'project-units-history',
    [
      ['Jednotka', 'Od'],
      ['A.1', '2026-04-01'],
    ],
  ],
  [
    'project-units-history',
    [
      ['Jednotka ID', 'Platné od', 'Dostupnost'],
      [9, '2026-04-01', 'Volná'],
    ],
  ],
  [
    'events',
    [
      ['Datum', 'Jednotka ID'],
      ['2026-04-01', 1],
    ],
  ],
  [
    'deals',
    [
      ['main_unit_id', 'changed'],
      [1, '2026-04-01'],
    ],
  ],
  [
    'sales-status',
    [
      ['unit_id', 'availability', 'deal_created'],
      [1, 'Volná', null],
    ],
  ],
])('an export of %s without its columns, dates or units tells nothing', (name, rows) => {
  expect(salesIn(name, rows)).toBeNull()
})

test('events and deals are read by numbers or by words, whichever there are', () => {
  const days = ['2026-04-01', '2026-05-01', '2026-06-01', '2026-07-01']
  const events = salesIn('events', [
    ['Datum', 'Typ události ID', 'Jednotka ID'],
    [days[1] ?? '', 32, 1],
    [days[0] ?? '', 30, 1],
    [days[2] ?? '', 30, 1],
    [days[3] ?? '', 31, 1],
    [null, 30, 2],
  ])
  expect(events?.sales.map(({ at: moment, kind }) => [moment, kind])).toEqual(
    days.map((text, index) => [day(text), index % 2 === 0 ? 'taken' : 'cancelled']),
  )
  const deals = salesIn('deals', [
    ['main_unit_id', 'Stav', 'changed'],
    [1, 'Vyhraný', '2026-04-01'],
    [2, 3, '2026-05-01'],
    [3, 'Prohraný', '2026-06-01'],
    [3, 'won', null],
  ])
  expect(deals?.sales.map(({ unitId }) => unitId)).toEqual([1, 2])
})

test('a state that nobody knows is none, and a day that was still to come is no sale', () => {
  const found = salesIn('project-units-history', [
    ['Jednotka ID', 'Platné od', 'Dostupnost ID', 'Dostupnost'],
    [1, '2026-04-01', 0, null],
    [1, '2026-07-01', null, 'Prodaná'],
    [1, '2026-08-01', 99, null],
    [1, '2026-09-01', null, 'Zatopená'],
    [2, '2026-04-01', 0, null],
    [2, '2026-11-01 01:00', 3, null],
    [3, '2026-04-01', 0, null],
    [3, '2026-11-01 01:01', 3, null],
    [null, '2026-03-01', 0, null],
  ])
  expect(found?.from).toBe(day('2026-04-01'))
  expect(found?.sales.map(({ unitId, at: moment }) => [unitId, moment])).toEqual([
    [1, day('2026-07-01')],
    [2, at],
  ])
  const later = [
    ['Jednotka ID', 'Platné od', 'Dostupnost ID'],
    [1, '2026-12-01', 0],
  ]
  expect(salesIn('project-units-history', later)).toBeNull()
})

test('each export needs the unit, a day and a state of some kind', () => {
  const [unit, days] = [{ unit_id: 1 }, '2026-04-01']
  const whole: readonly (readonly [ExportWithSales, Readonly<Record<string, Cell>>])[] = [
    ['project-units-history', { ...unit, valid_from: days, availability: 'Volná' }],
    ['project-units-history', { ...unit, valid_from: days, availability_id: 0 }],
    ['events', { ...unit, at: days, event_type: 'DEAL_CLOSED_WON' }],
    ['events', { ...unit, at: days, event_type_id: 30 }],
    ['deals', { main_unit_id: 1, changed: days, status: 'won' }],
    ['deals', { main_unit_id: 1, changed: days, status_id: 3 }],
    ['sales-status', { ...unit, deal_created: days, availability: 'Prodaná' }],
    ['sales-status', { ...unit, deal_created: days, availability_id: 3 }],
  ]
  for (const [name, cells] of whole) {
    const columns = Object.entries(cells)
    const tell = (left: typeof columns) =>
      salesIn(name, [left.map(([title]) => title), left.map(([, cell]) => cell)])
    // Whichever comes first.
    for (const at of columns.keys()) {
      expect(tell([...columns.slice(at), ...columns.slice(0, at)]), name).not.toBeNull()
    }
    for (const [missing] of columns) {
      expect(tell(columns.filter(([title]) => title !== missing)), missing).toBeNull()
    }
  }
  expect([hasSales('deals'), hasSales('products')]).toEqual([true, false])
})

test('sales come in the order of their days, and of their units where that is one; the last day is that of the export', () => {
  const found = salesIn('deals', [
    ['main_unit_id', 'status_id', 'changed'],
    [2, 3, '2026-05-01'],
    [1, 3, '2026-05-01'],
    [3, 3, '2026-04-01'],
  ])
  expect(found?.sales.map(({ unitId }) => unitId)).toEqual([3, 1, 2])
  const now = [
    ['main_unit_id', 'status_id', 'changed'],
    [1, 3, '2026-11-01 01:00'],
  ]
  expect(salesIn('deals', now)).toMatchObject({ from: at, to: at, sales: [{ unitId: 1, at }] })
})

test('price lists that were loaded tell of sales between them, and none of what was taken before', () => {
  const state = (unitId: number, days: number, isTaken: boolean) => ({
    isTaken,
    unitId: unitId as UnitId,
    at: days,
  })
  expect(seenSales([state(1, 10, false)], 10)).toBeNull()
  expect(seenSales([], 10)).toBeNull()
  const states = [state(1, 10, false), state(1, 20, true), state(2, 15, true), state(2, 30, false)]
  expect(seenSales(states, 40)).toEqual({
    kind: 'seen',
    report: null,
    from: 10,
    to: 40,
    sales: [
      { unitId: 1, at: 20, kind: 'taken' },
      { unitId: 2, at: 30, kind: 'cancelled' },
    ],
  })
})
