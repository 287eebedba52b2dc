import { expect, test } from 'vitest'
import { exportedDeals } from './exported-deals.ts'

const two = [
  { unitId: 7, projectId: 10, dealId: '501' },
  { unitId: 8, projectId: 10, dealId: null },
]

test.each([
  ['of a Czech account', ['Projekt', 'Jednotka ID', 'Projekt ID', 'Obchodní případ ID']],
  ['of a Slovak account', ['Projekt', 'Jednotka ID', 'Projekt ID', 'Obchodný prípad ID']],
  ['of an English account', ['Project', 'Unit ID', 'Project ID', 'Deal ID']],
  ['headed by ids', ['project', 'unit_id', 'project_id', 'deal_id']],
])('deals are read from an export %s', (_name, header) => {
  const rows = [header, ['Podviní', 7, 10, 501], ['Podviní', '8', '10', null]]
  expect(exportedDeals(rows, null)).toEqual(two)
})

test('columns may be in any order, and that of the project may be missing', () => {
  const rows = [
    ['Deal ID', 'Unit ID'],
    ['', 8],
    [501, 7],
  ]
  expect(exportedDeals(rows, null)).toEqual([
    { unitId: 8, projectId: null, dealId: null },
    { unitId: 7, projectId: null, dealId: '501' },
  ])
})

test('without a known name nothing is guessed by where a column stands', () => {
  const header = ['Wohnung', 'Einheit', 'Art', 'Stand', 'Projekt', 'Vertrag']
  const rows = [header, ['A.1', 7, 1, 2, 10, 501], ['A.2', 8, 1, 0, 10, null]]
  expect(exportedDeals(rows, null)).toBeNull()
})

test('titles that a person has chosen count, wherever they stand', () => {
  const chosen = { unit: 'Einheit', deal: 'Vertrag', project: 'Projekt' }
  const rows = [
    ['Vertrag', 'Einheit', 'Projekt'],
    [501, 7, 10],
    [null, 8, 10],
  ]
  expect(exportedDeals(rows, chosen)).toEqual(two)
  expect(
    exportedDeals(
      [
        ['Vertrag', 'Einheit', 'Haus'],
        [501, 7, 10],
      ],
      chosen,
    ),
  ).toBeNull()
})

test('the titles stand below a cover, or above a second row of them', () => {
  const header = ['Unit ID', 'Project ID', 'Deal ID']
  const rows = [
    [7, 10, 501],
    [8, 10, null],
  ]
  expect(exportedDeals([['Products'], [], header, ...rows], null)).toEqual(two)
  expect(exportedDeals([header, ['integer', 'integer', 'integer'], ...rows], null)).toEqual(two)
})

test('a title that stands twice does not say which column is meant', () => {
  const header = ['Unit ID', 'Deal ID', 'Deal ID']
  expect(exportedDeals([header, [7, null, 501]], null)).toBeNull()
})

test('a column of units without one unit is not that column', () => {
  expect(
    exportedDeals(
      [
        ['Unit ID', 'Deal ID'],
        ['A.1', 501],
      ],
      null,
    ),
  ).toBeNull()
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
  expect(exportedDeals(rows, null)).toBeNull()
})

test('a row without a unit is a total, not a unit', () => {
  expect(
    exportedDeals(
      [
        ['Unit ID', 'Deal ID'],
        [7, 501],
        ['Celkem', 12],
      ],
      null,
    ),
  ).toEqual([{ unitId: 7, projectId: null, dealId: '501' }])
})

test('an export with nothing below its titles has no deals, and is one all the same', () => {
  const header = ['Unit ID', 'Deal ID']
  expect(exportedDeals([header], null)).toEqual([])
  expect(exportedDeals([header, [null, null], ['', null]], null)).toEqual([])
})

test('an ID is written in digits, and nothing that only counts as a number is one', () => {
  const header = ['Unit ID', 'Deal ID']
  const ids = ['0x1f', '1e2', '7.5', '-7', '9007199254740993', '8.00']
  const rows = ids.map((id) => [id, 501])
  expect(exportedDeals([header, ...rows], null)).toEqual([
    { unitId: 8, projectId: null, dealId: '501' },
  ])
})
