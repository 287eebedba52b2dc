import { expect, test } from 'vitest'
import { failed, type Result, success } from '#core/contract/failure'
import type { LatestFormat } from '#core/exports/reports/report-definition'
import { runIdSchema } from '#core/ids'
import { emptyReports } from '../../../wiring/testing/exports/empty-reports.ts'
import { takeOldAway } from '../runs/take-old-away.ts'
import {
  differsByEnding,
  filesOfOthers,
  keyOf,
  latestFile,
  sharesLatestFile,
} from './latest-file.ts'

const folder = '/reports'
const latest = (fileName: string, format: LatestFormat = 'asFetched') => ({
  latest: { folder: null, fileName, format },
})
const placed = (fileName: string, into = folder) => ({ folder: into, fileName })
const file = (fileName: string, into = folder) => ({
  ...placed(fileName, into),
  meantName: fileName,
})

test('names that differ in case or in how an accent is written are one file', () => {
  expect(keyOf(placed('Ceník.xlsx'))).toBe(keyOf(placed('CENÍK.XLSX'.normalize('NFD'))))
  expect(keyOf(placed('a.xlsx'))).not.toBe(keyOf(placed('a.xls')))
  expect(keyOf(placed('a.xlsx'))).not.toBe(keyOf(placed('a.xlsx', '/other')))
})

test('an old file is one of the same name and folder with another ending', () => {
  expect(differsByEnding(placed('Units.xls'), placed('Units.xlsx'))).toBe(true)
  expect(differsByEnding(placed('Units.xls'), placed('Units.xls'))).toBe(false)
  expect(differsByEnding(placed('Units.xls'), placed('Deals.xlsx'))).toBe(false)
  expect(differsByEnding(placed('Units.xls'), placed('Units.xlsx', '/other'))).toBe(false)
})

test('a report without a latest file, or without a folder for it, writes none', async () => {
  const { add } = await emptyReports()
  expect(latestFile(add('r1'), 'xlsx')).toBeNull()
  expect(latestFile(add('r2', latest('Units')), 'xlsx')).toBeNull()
})

test('the files of others are what they may write, and what they have left under that name', async () => {
  const { store, add } = await emptyReports()
  const own = add('r1', latest('Units'), { latestFolder: folder })
  const other = add('r2', latest('Deals'), { latestFolder: folder })
  store.write.writeLatestOutcome({
    run: { id: runIdSchema.parse('none'), reportId: other.id },
    failure: null,
    files: [file('Deals.csv'), file('Before.xlsx')],
  })
  const names = ['Deals.xlsx', 'Deals.csv', 'Before.xlsx', 'Units.xlsx']
  const ofOthers = filesOfOthers(store, own.id)
  expect(names.map((name) => ofOthers.has(keyOf(placed(name))))).toEqual([true, true, false, false])
  expect(sharesLatestFile(store, own)).toBe(false)
  const same = add('r3', latest('units'), { latestFolder: folder })
  expect([own, same, other].map((report) => sharesLatestFile(store, report))).toEqual([
    true,
    true,
    false,
  ])
  expect(sharesLatestFile(store, { ...same, latestFolder: '/other' })).toBe(false)
})

test('the old file goes where the new one has another ending, and nobody else’s does', async () => {
  const { store, add } = await emptyReports()
  const { id: reportId } = add('r1', latest('Units'), { latestFolder: folder })
  const removed: string[] = []
  const take = (before: readonly ReturnType<typeof file>[], result: Result<null> = success(null)) =>
    takeOldAway(
      {
        store,
        removeFile: ({ fileName }) => {
          removed.push(fileName)
          return Promise.resolve(result)
        },
      },
      { reportId, file: file('Units.xlsx'), before },
    )
  const full = failed({ kind: 'store', cause: 'full', path: '/', again: 'afterFix' } as const)
  expect(
    await take([file('Units.xls'), file('Elsewhere.xls'), file('Units.xls', '/other')]),
  ).toEqual({
    result: success(null),
    files: [file('Units.xlsx')],
    stuck: null,
  })
  expect(removed).toEqual(['Units.xls'])
  expect(await take([file('Units.xls')], full)).toEqual({
    result: full,
    files: [file('Units.xls'), file('Units.xlsx')],
    stuck: file('Units.xls'),
  })
  removed.length = 0
  // Another report writes it by now.
  add(
    'r2',
    { ...latest('Units', 'asFetched'), content: { name: 'deals', format: 'xls', parameters: {} } },
    { latestFolder: folder },
  )
  expect(await take([file('Units.xls')])).toMatchObject({
    files: [file('Units.xlsx')],
    stuck: null,
  })
  expect(removed).toEqual([])
})
