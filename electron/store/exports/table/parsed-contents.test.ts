import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Failure } from '#core/contract/failure'
import { exportRequestText } from '#core/exports/runs/export-request'
import type { Measure } from '#core/exports/runs/measure-run'
import { reportJobIdSchema, runIdSchema } from '#core/ids'
import type { ParsedWorkbook } from '../../../workers/reports/reports-message.ts'
import { insertWorkspace } from '../../accounts/workspaces.ts'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { plansOf } from '../../testing/plans-of.ts'
import { sampleWorkspace } from '../../testing/samples.ts'
import { openOrThrow, storeFolder } from '../../testing/store-folder.ts'
import { writeReport } from '../reports/reports.ts'
import { insertContents } from '../runs/export-contents.ts'
import { beginRun, writeRunDone, writeRunUnreadable } from '../runs/export-run-changes.ts'
import {
  type ContentsKey,
  listRunContents,
  readMeasured,
  readParsedRows,
  readParsedSheets,
  readParsedWorkbook,
  readRunContents,
  writeMeasured,
  writeParsedWorkbook,
} from './parsed-contents.ts'

const reportId = reportJobIdSchema.parse('report')
const key = (letter: string): ContentsKey => ({ sha256: letter.repeat(64), headers: 'default' })
const tooLarge: Failure = {
  kind: 'invalidInput',
  path: 'contents',
  rule: 'runTooLarge',
  again: 'never',
}
const rowsSum: Measure = { kind: 'rows', where: [] }

const parsed = (text: string): ParsedWorkbook => ({
  sheets: [{ name: 'Export', rows: 1, columns: [] }],
  chunks: [[deflateRawSync(JSON.stringify([[text]]))]],
})

const asked = { name: 'products', parameters: {} }

const insertRun = (db: WritableDb, letter: string, at: number) => {
  const id = runIdSchema.parse(`run-${letter}`)
  const { sha256, headers } = key(letter)
  const contents = new Uint8Array(4)
  insertContents(db, { sha256, format: 'xls', bytes: 4, isPacked: false, contents })
  beginRun(db, {
    id,
    reportId,
    trigger: 'person',
    slot: null,
    isPostponed: false,
    headers,
    at,
    request: exportRequestText(asked),
    askedFormat: 'xls',
  })
  writeRunDone(db, { id, sha256, at })
}

const start = async () => {
  const { db } = await openOrThrow({ directory: storeFolder() })
  const workspace = sampleWorkspace()
  insertWorkspace(db, workspace)
  const content = { name: 'products', format: 'xls', parameters: {} } as const
  const none = { accountId: null, rules: null, retention: null, latest: null, delivery: null }
  const nothing = { ...none, alerts: [] }
  writeReport(db, {
    id: reportId,
    workspaceId: workspace.id,
    createdAt: 1,
    latestFolder: null,
    definition: { name: 'Units', content, ...nothing },
    progress: null,
  })
  for (const [at, letter] of ['a', 'b', 'c'].entries()) insertRun(db, letter, at)
  return db
}

const rowOf = (db: ReadableDb, letter: string) =>
  readParsedRows(db, { ...key(letter), sheet: 0, chunk: 0 })

test('what was read is kept beside its contents, by the header that was asked for', async () => {
  const db = await start()
  expect(readParsedSheets(db, key('a'))).toBeNull()
  writeParsedWorkbook(db, key('a'), parsed('first'))
  writeParsedWorkbook(db, key('a'), parsed('second'))
  expect(await rowOf(db, 'a')).toBe('[["second"]]')
  expect(readParsedWorkbook(db, key('a'))).toMatchObject(parsed('second'))
  expect(readParsedWorkbook(db, { ...key('a'), headers: 'ids' })).toBeNull()
  const beyond = { ...key('a'), sheet: 0, chunk: 1 }
  expect(await readParsedRows(db, beyond)).toBeNull()
})

test('what an older reader has left is as if it was never read', async () => {
  const db = await start()
  writeParsedWorkbook(db, key('a'), parsed('x'))
  writeMeasured(db, key('a'), { measure: rowsSum, measured: { kind: 'value', value: '1' } })
  expect(readMeasured(db, key('a'), rowsSum)).toEqual({ kind: 'value', value: '1' })
  db.exec('UPDATE export_parsed SET reader = 0; UPDATE export_measured SET reader = 0')
  expect(readParsedSheets(db, key('a'))).toBeNull()
  expect(readMeasured(db, key('a'), rowsSum)).toBeNull()
  writeMeasured(db, key('a'), { measure: rowsSum, measured: { kind: 'value', value: '2' } })
  expect(readMeasured(db, key('a'), rowsSum)).toEqual({ kind: 'value', value: '2' })
})

test('it goes with its contents, and comes to none that are gone', async () => {
  const db = await start()
  writeParsedWorkbook(db, key('a'), parsed('x'))
  writeMeasured(db, key('a'), { measure: rowsSum, measured: { kind: 'noNumbers' } })
  db.exec('DELETE FROM export_run')
  writeParsedWorkbook(db, key('b'), parsed('y'))
  writeMeasured(db, key('b'), { measure: rowsSum, measured: { kind: 'noNumbers' } })
  for (const table of ['export_parsed', 'export_parsed_rows', 'export_measured']) {
    expect(db.prepare(`SELECT count(*) FROM ${table}`).pluck().get()).toBe(0)
  }
})

test('when it takes too much, what was read first goes first', async () => {
  const db = await start()
  const bytes = parsed('x').chunks[0]?.[0]?.byteLength ?? 0
  for (const letter of ['a', 'b', 'c']) {
    writeParsedWorkbook(db, key(letter), parsed('x'), bytes * 2)
  }
  expect([await rowOf(db, 'a'), await rowOf(db, 'b')]).toEqual([null, '[["x"]]'])
  writeParsedWorkbook(db, key('a'), parsed('x'), 1)
  expect([await rowOf(db, 'a'), await rowOf(db, 'c')]).toEqual(['[["x"]]', null])
})

test('runs are known by their contents, newest first', async () => {
  const db = await start()
  const run = { ...key('b'), runId: 'run-b', reportId, format: 'xls', at: 1, asked }
  expect(readRunContents(db, runIdSchema.parse('run-b'))).toEqual(run)
  expect(readRunContents(db, runIdSchema.parse('run-x'))).toBeNull()
  expect(listRunContents(db, reportId).map(({ runId }) => runId)).toEqual([
    'run-c',
    'run-b',
    'run-a',
  ])
  writeRunUnreadable(db, { id: runIdSchema.parse('run-c'), failure: tooLarge })
  expect(listRunContents(db, reportId).map(({ runId }) => runId)).toEqual(['run-b', 'run-a'])
})

const byKey = 'sha256=? AND headers=?'
const contents = 'SEARCH c USING COVERING INDEX export_contents_sizes (sha256=?)'

test.each<[string, (db: ReadableDb) => unknown, string]>([
  [
    'the contents of a run',
    (db) => readRunContents(db, runIdSchema.parse('run-a')),
    `SEARCH r USING INDEX sqlite_autoindex_export_run_1 (id=?); ${contents}`,
  ],
  [
    'the contents of the runs of a report',
    (db) => listRunContents(db, reportId),
    `SEARCH r USING INDEX export_run_of_report (report_id=?); ${contents}`,
  ],
  [
    'the sheets',
    (db) => readParsedSheets(db, key('a')),
    `SEARCH export_parsed USING INDEX sqlite_autoindex_export_parsed_1 (${byKey})`,
  ],
  [
    'the rows of a chunk',
    (db) => rowOf(db, 'a'),
    `SEARCH export_parsed_rows USING INDEX sqlite_autoindex_export_parsed_rows_1 (${byKey} AND sheet=? AND chunk=?)`,
  ],
  [
    'a measure',
    (db) => readMeasured(db, key('a'), rowsSum),
    `SEARCH export_measured USING PRIMARY KEY (${byKey} AND measure=?)`,
  ],
])('%s are found without a walk through a table', async (_, read, plan) => {
  expect(plansOf(await start(), read)).toEqual([plan])
})
