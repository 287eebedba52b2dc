import { expect, test } from 'vitest'
import { reportDefinitionSchema } from '#core/exports/reports/report-definition'
import { latestFile } from './latest-file.ts'

const reportWith = (asked: 'xls' | 'xlsx', format: 'asFetched' | 'xlsx' | 'csv') => ({
  latestFolder: '/reports',
  definition: reportDefinitionSchema.parse({
    name: 'Units',
    content: { name: 'products', format: asked, parameters: {} },
    accountId: null,
    rules: null,
    retention: null,
    alerts: [],
    latest: { folder: null, fileName: 'Units', format },
  }),
})

test.each([
  ['xlsx', 'asFetched', 'Units.xlsx'],
  ['xls', 'asFetched', 'Units.xls'],
  ['xls', 'xlsx', 'Units.xlsx'],
  ['xlsx', 'csv', 'Units.csv'],
] as const)('a report of %s, kept as %s, is always called %s', (asked, format, fileName) => {
  const file = latestFile(reportWith(asked, format), asked)
  expect(file).toMatchObject({ folder: '/reports', fileName })
})

test.each([
  ['xls', 'xlsx', 'asFetched', 'Units.xlsx'],
  // It can be made into what was asked for, and whoever points at the name goes on.
  ['xlsx', 'xls', 'asFetched', 'Units.xlsx'],
  ['xls', 'xlsx', 'csv', 'Units.csv'],
] as const)(
  'asked as %s and come as %s, kept as %s, it is called %s',
  (asked, came, format, fileName) => {
    expect(latestFile(reportWith(asked, format), came)).toMatchObject({ fileName })
  },
)
