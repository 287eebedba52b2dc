import { expect, test } from 'vitest'
import { reportDefinitionSchema } from '#core/exports/reports/report-definition'
import { movedLatest } from './moved-latest.ts'

const reportAsking = (format: 'xls' | 'xlsx') => ({
  latestFolder: '/reports',
  definition: reportDefinitionSchema.parse({
    name: 'Units',
    content: { name: 'products', format, parameters: {} },
    accountId: null,
    rules: null,
    retention: null,
    alerts: [],
    latest: { folder: null, fileName: 'Units', format: 'asFetched' },
  }),
})

const file = (fileName: string, meantName = fileName, folder = '/reports') => ({
  folder,
  fileName,
  meantName,
})

const moved = file('Units.xlsx', 'Units.xls')

test('a file that has come with another ending than was asked for is told with both names', () => {
  const names = { now: 'Units.xlsx', meant: 'Units.xls' }
  expect(movedLatest(reportAsking('xls'), [moved])).toEqual(names)
})

test('a report that writes no latest file any more has moved none', () => {
  expect(movedLatest({ ...reportAsking('xls'), latestFolder: null }, [moved])).toBeNull()
})

test.each([
  ['nothing was written yet', 'xls', []],
  ['the file has the name that was meant', 'xls', [file('Units.xls')]],
  ['the old file is still there', 'xls', [file('Units.xls'), moved]],
  ['the file lies in a folder that the report has left', 'xls', [{ ...moved, folder: '/before' }]],
  ['the person asks for that ending by now', 'xlsx', [moved]],
  ['the person has changed what is asked for since', 'xls', [file('Units.xlsx')]],
] as const)('where %s, no name has changed', (_case, format, written) => {
  expect(movedLatest(reportAsking(format), written)).toBeNull()
})
