import { expect, test } from 'vitest'
import type { CustomerId, InquiryId } from '#core/ids'
import { archiveTable } from './archive-table.ts'

const lead = {
  inquiryId: 5 as InquiryId,
  customerId: 7 as CustomerId,
  customerName: '=cmd()',
  at: null,
  projects: ['Vltava', 'Sázava'],
  campaign: '',
  productInterest: '3+kk',
  firstSeenAt: Date.parse('2026-11-21T12:45:00Z'),
  lastSeenAt: 0,
}

test('a file of leads has times of the wall, no formulas, and nothing where nothing is known', () => {
  const table = archiveTable([lead], {
    title: 'Leads',
    titleOf: (column) => column,
    timeZone: 'Europe/Prague',
  })
  expect(table.rows).toEqual([
    [null, "'=cmd()", 'Vltava, Sázava', '', '3+kk', 7, 5, '2026-11-21 13:45'],
  ])
  expect(table.columns.map(({ kind }) => kind)).toEqual([
    'dateTime',
    'text',
    'text',
    'text',
    'text',
    'number',
    'number',
    'dateTime',
  ])
})
