import { expect, test } from 'vitest'
import { exportedDeals } from './exported-deals.ts'

const two = [
  { unitId: 7, projectId: 10, dealId: '501' },
  { unitId: 8, projectId: 10, dealId: null },
]

test.each([
  ['of a Czech account', ['Projekt', 'Jednotka ID', 'Projekt ID', 'Obchodní případ ID']],
  ['of an English account', ['Project', 'Unit ID', 'Project ID', 'Deal ID']],
  ['headed by ids', ['project', 'unit_id', 'project_id', 'deal_id']],
])('deals are read from an export %s', (_name, header) => {
  const rows = [header, ['Podviní', 7, 10, 501], ['Podviní', '8', '10', null]]
  expect(exportedDeals(rows)).toEqual(two)
})

test('columns may be in any order, and that of the project may be missing', () => {
  const rows = [
    ['Deal ID', 'Unit ID'],
    ['', 8],
    [501, 7],
  ]
  expect(exportedDeals(rows)).toEqual([
    { unitId: 8, projectId: null, dealId: null },
    { unitId: 7, projectId: null, dealId: '501' },
  ])
})

test('without a known name the ids are looked for where the exports of others have them', () => {
  const header = ['Wohnung', 'Einheit', 'Art', 'Stand', 'Projekt', 'Vertrag']
  const rows = [header, ['A.1', 7, 1, 2, 10, 501], ['A.2', 8, 1, 0, 10, null]]
  expect(exportedDeals(rows)).toEqual(two)
})

test.each([
  ['is empty', []],
  [
    'has fewer columns than ids',
    [
      ['a', 'b'],
      [1, 2],
    ],
  ],
  [
    'ends with something else than ids',
    [
      ['a', 'b', 'c', 'd', 'e'],
      [7, 1, 2, 10, 'Nováková'],
    ],
  ],
])('a table that %s tells nothing of deals', (_name, rows) => {
  expect(exportedDeals(rows)).toBeNull()
})

test('a row without a unit is a total, not a unit', () => {
  expect(
    exportedDeals([
      ['Unit ID', 'Deal ID'],
      [7, 501],
      ['Celkem', 12],
    ]),
  ).toEqual([{ unitId: 7, projectId: null, dealId: '501' }])
})
