import { expect, test } from 'vitest'
import { failed, type Result, success } from '#core/contract/failure'
import { exportRequestText } from '#core/exports/runs/export-request'
import type { ReportTable } from '#core/exports/table/report-table'
import { runIdSchema } from '#core/ids'
import { begunRun } from '../../../wiring/testing/exports/begun-run.ts'
import { emptyReports } from '../../../wiring/testing/exports/empty-reports.ts'
import { feedFromRun } from './feed-from-run.ts'

const contents = new Uint8Array([1, 2, 3])
const runId = runIdSchema.parse('run1')
const table: ReportTable = {
  columns: [{ name: 'A', id: 'a', title: 'A', type: 'text' }],
  rows: [['1']],
}

interface RunGiven {
  readonly parameters?: Record<string, string>
  readonly hasArrived?: boolean
  readonly isGone?: boolean
  readonly read?: Result<ReportTable>
}

/** What a run of an export feeds. */
const fedBy = async (
  name: string,
  { parameters = {}, hasArrived = true, isGone = false, read = success(table) }: RunGiven = {},
) => {
  const { store, add } = await emptyReports()
  const report = add('r1')
  store.write.startRun(
    begunRun({
      id: runId,
      reportId: report.id,
      request: exportRequestText({ name, parameters }),
      at: 7,
    }),
    null,
  )
  const bytes = contents.byteLength
  const packed = {
    sha256: 'a'.repeat(64),
    format: 'xlsx',
    bytes,
    isPacked: false,
    contents,
  } as const
  if (hasArrived) store.write.keepRun({ id: runId, at: 9, contents: packed }, null)
  if (isGone) store.write.removeReport(report.id)
  const fed: unknown[] = []
  const feed = (what: object) => {
    fed.push(what)
    return success(null)
  }
  const reader = {
    readTable: () => Promise.resolve(read),
    digest: () => expect.fail('it is read already'),
    pivot: () => expect.fail('nobody asks for figures'),
    compare: () => expect.fail('nobody compares'),
    convert: () => expect.fail('nobody wants another file'),
  }
  await feedFromRun(
    { store, reader, feedDeals: feed, feedPayments: feed },
    { report, runId, signal: new AbortController().signal },
  )
  return fed
}

const of = { workspaceId: 'w1', at: 7, rows: [['A'], ['1']] }

test('a whole export of products tells of deals, and those of payments of payments, as of when they were asked for', async () => {
  expect(await fedBy('products')).toEqual([of])
  for (const name of ['payments-prescribed', 'payments-incoming']) {
    expect(await fedBy(name)).toEqual([{ ...of, name }])
  }
  expect(await fedBy('projects')).toEqual([])
})

test('an export of some projects tells of the deals there, and of no payments', async () => {
  const parameters = { projectids: '1' }
  expect(await fedBy('products', { parameters })).toEqual([of])
  expect(await fedBy('payments-prescribed', { parameters })).toEqual([])
})

test('what has not arrived, is gone or cannot be read, feeds nobody', async () => {
  expect(await fedBy('products', { hasArrived: false })).toEqual([])
  expect(await fedBy('products', { isGone: true })).toEqual([])
  const read = failed({ kind: 'cancelled', again: 'now' } as const)
  expect(await fedBy('products', { read })).toEqual([])
})
