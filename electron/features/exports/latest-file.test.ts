import { expect, test } from 'vitest'
import { reportDefinitionSchema } from '#core/exports/report-definition'
import { latestFile } from './latest-file.ts'

const reportWith = (asked: 'xls' | 'xlsx', format: 'asFetched' | 'xlsx' | 'csv') => ({
  latestFolder: '/reports',
  definition: reportDefinitionSchema.parse({
    ...{ name: 'Units', wanted: { name: 'products', format: asked, parameters: {} } },
    ...{ accountId: null, rules: null, retention: null, alerts: [] },
    latest: { folder: null, fileName: 'Units', format },
  }),
})

test.each([
  ['xlsx', 'asFetched', 'Units.xlsx'],
  ['xls', 'asFetched', 'Units.xls'],
  ['xls', 'xlsx', 'Units.xlsx'],
  ['xlsx', 'csv', 'Units.csv'],
] as const)('a report of %s, kept as %s, is always called %s', (asked, format, fileName) => {
  expect(latestFile(reportWith(asked, format))).toMatchObject({ folder: '/reports', fileName })
})
