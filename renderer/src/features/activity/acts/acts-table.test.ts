import { expect, test } from 'vitest'
import type { Act } from '#core/activity/act'
import { actsTable } from './acts-table.ts'

const act: Act = {
  id: 7,
  at: Date.UTC(2026, 6, 1, 10, 5),
  person: 'Jana',
  desk: 'desk-3',
  workspace: 'Podviní',
  crm: 'https://crm.example.com',
  kind: 'price',
  outcome: 'confirmed',
  projectId: 1,
  unitId: 2,
  unit: 'A.2',
  subject: '',
  before: { netMinor: 100_050, grossMinor: 121_060 },
  after: { netMinor: null, grossMinor: null },
  source: 'b1',
  hash: 'ab',
}

test('an act is a row, with its prices as numbers and nothing that a spreadsheet would run', () => {
  const words = {
    person: '=Jana',
    what: 'Price',
    about: 'A.2',
    before: '1 210,60',
    after: '–',
    outcome: 'Confirmed',
    workspace: 'Podviní',
    desk: 'desk-3',
  }
  const { columns, rows } = actsTable([act], {
    title: 'Changes',
    titleOf: String,
    wordsOf: () => words,
    timeZone: 'Europe/Prague',
  })
  expect(columns.map(({ title }) => title)).toEqual([
    'at',
    'person',
    'what',
    'about',
    'before',
    'after',
    'outcome',
    'workspace',
    'desk',
    'priceBefore',
    'priceAfter',
    'id',
    'hash',
  ])
  expect(rows).toEqual([
    [
      '2026-07-01 12:05',
      "'=Jana",
      'Price',
      'A.2',
      '1 210,60',
      '–',
      'Confirmed',
      'Podviní',
      'desk-3',
      '1210.60',
      null,
      7,
      'ab',
    ],
  ])
})
