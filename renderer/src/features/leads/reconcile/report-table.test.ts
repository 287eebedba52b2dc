import { expect, test } from 'vitest'
import { reportTable } from './report-table.ts'

test('the agency gets its own number, a time of the wall, and nobody’s address', () => {
  const lead = {
    key: '4711',
    at: Date.parse('2026-11-21T12:45:00Z'),
    initials: 'E. N.',
    email: 'e***@s***.cz',
    phone: '+*** 456',
    project: 'Vltava',
    campaign: '',
    status: 'missing' as const,
    delayMs: null,
    answer: '=422',
  }
  const { rows, columns } = reportTable([lead, { ...lead, status: 'late', delayMs: 1_230_000 }], {
    title: 'Report',
    titleOf: (column) => column,
    statusOf: (kind) => kind,
    timeZone: 'Europe/Prague',
  })
  expect(rows[0]).toEqual([
    '4711',
    '2026-11-21 13:45',
    'E. N.',
    'e***@s***.cz',
    "'+*** 456",
    'Vltava',
    '',
    'missing',
    null,
    "'=422",
  ])
  expect(rows[1]?.at(-2)).toBe(21)
  expect(columns.map(({ kind }) => kind)).toContain('dateTime')
})
