import { expect, test } from 'vitest'
import { tableSchema } from '#core/tables/table'
import { sampleFile } from '../testing/sample-file.ts'
import { type ReportWords, reportTable } from './report-table.ts'

const words: ReportWords = {
  title: 'Report',
  titleOf: (column) => column,
  kindOf: ({ endpoint }) => endpoint,
  placeOf: () => ({ name: '=A.101', where: 'A' }),
  screenOf: ({ screenId }) => String(screenId),
  stateOf: ({ state }) => state.kind,
  detailOf: () => '',
  unplaced: 'nowhere',
  wallTime: (at) => `at ${at}`,
}
const done = { kind: 'done', at: 7, outcome: 'created', pictureId: null } as const

test('each place of a file is a row, and a file without one too', () => {
  const table = reportTable(
    [
      sampleFile({ states: [done, { kind: 'waiting' }] }),
      sampleFile({ id: 'f2', path: 'b.png', states: [] }),
    ],
    words,
  )
  expect(table.rows.map(([file, , , , screen, state, , at]) => [file, screen, state, at])).toEqual([
    ['A.101.png', '1', 'done', 'at 7'],
    ['A.101.png', '2', 'waiting', null],
    ['b.png', '', 'nowhere', null],
  ])
  expect(tableSchema.parse(table)).toEqual(table)
})

test('no name becomes a formula of a spreadsheet', () => {
  const [row] = reportTable([sampleFile({ path: '=cmd.png' })], words).rows
  expect(row?.slice(0, 3)).toEqual(["'=cmd.png", 'unitPlan', "'=A.101"])
})
