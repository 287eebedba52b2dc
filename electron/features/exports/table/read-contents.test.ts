import { expect, test } from 'vitest'
import { cancelled, type Failure, failed, success } from '#core/contract/failure'
import type { AlertFinding, AlertRule } from '#core/exports/alerts/content-alerts'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import { type JobProgress, newProgress } from '#core/exports/schedule/job-progress'
import { runIdSchema } from '#core/ids'
import { daily } from '../../../wiring/testing/exports/acts.ts'
import { begunRun } from '../../../wiring/testing/exports/begun-run.ts'
import {
  arrived,
  fullDisk,
  runningReports,
} from '../../../wiring/testing/exports/running-reports.ts'
import { readContents } from './read-contents.ts'

const report = 'Jednotky'
const runId = runIdSchema.parse('run1')
const { signal } = new AbortController()
const broke: Failure = { kind: 'reader', cause: 'broke', again: 'now' }
const rule: AlertRule = { kind: 'columnMissing', column: ['a'] }
const found: AlertFinding = { kind: 'columnsMissing', names: ['a'] }

interface Given {
  readonly definition?: Partial<ReportDefinition>
  readonly progress?: Partial<JobProgress>
  readonly slot?: number
  readonly hasArrived?: boolean
}

/** A run that has arrived, of a report that a person or its schedule has started. */
const start = async ({ definition, progress, slot, hasArrived = true }: Given = {}) => {
  const reports = await runningReports()
  const { store, dependencies } = reports
  const rules = progress && { rules: daily('08:00') }
  const of = reports.report(
    { ...definition, ...rules },
    progress ? { ...newProgress(1), ...progress } : null,
  )
  store.write.startRun(
    begunRun({
      id: runId,
      reportId: of.id,
      trigger: slot === undefined ? 'person' : 'schedule',
      slot: slot ?? null,
      headers: 'ids',
      request: JSON.stringify({ name: 'products', parameters: { headermode: 'ids' } }),
      at: 10,
    }),
    null,
  )
  if (hasArrived) store.write.keepRun({ id: runId, at: 20, contents: arrived }, null)
  const asked: unknown[] = []
  const { digest } = dependencies.reader
  const reader = {
    ...dependencies.reader,
    digest: (input: unknown) => {
      asked.push(input)
      return digest()
    },
  }
  const read = (write: Partial<typeof store.write> = {}) =>
    readContents(
      {
        ...dependencies,
        reader,
        store: { ...dependencies.store, write: { ...dependencies.store.write, ...write } },
      },
      { report: of, runId, signal },
    )
  return { ...reports, asked, read, alerts: () => store.listAlerts(of.id), of }
}

test('contents are read as they were asked for, and not a second time', async () => {
  const { read, asked, store, notices } = await start()
  expect(await read()).toBe('read')
  expect(asked).toEqual([{ sha256: arrived.sha256, headers: 'ids', alerts: [], before: null }])
  expect(store.readRun(runId)?.rows).toBe(1)
  expect(await read()).toBe('read')
  expect([asked.length, notices]).toEqual([1, []])
})

test('what has not arrived, or was called off, is read later', async () => {
  const without = await start({ hasArrived: false })
  expect([await without.read(), without.asked]).toEqual(['later', []])
  const { world, read, store, notices } = await start()
  world.digested = () => failed(cancelled)
  expect(await read()).toBe('later')
  expect([store.readRun(runId)?.failure, notices]).toEqual([null, []])
})

test('contents that were read, and that the disk did not take, are no contents that nobody can read', async () => {
  const { world, read, store, notices, of } = await start({ slot: 5, progress: {} })
  world.digested = () => fullDisk
  expect(await read()).toBe('later')
  expect([store.readRun(runId)?.failure, notices]).toEqual([null, []])
  expect(store.listUnfollowedRuns()).toEqual([runId])
  expect(store.readReport(of.id)?.progress?.failuresInARow).toBe(0)
})

test('each alert that has found something is kept, and all of them are told together', async () => {
  const { world, read, notices, alerts } = await start({
    definition: { alerts: [rule, rule, rule] },
  })
  const findings: AlertFinding[] = [{ kind: 'quiet' }, found]
  world.digested = () => success({ rows: 1, columns: [], cellsSha256: null, findings })
  expect(await read()).toBe('read')
  expect(alerts()).toMatchObject([{ finding: found }])
  expect(notices).toEqual([{ kind: 'alert', report, count: 1 }])
})

test('what the disk has not taken is not told, and read once more', async () => {
  const { world, read, notices } = await start({ definition: { alerts: [rule] } })
  world.digested = () => success({ rows: 1, columns: [], cellsSha256: null, findings: [found] })
  expect(await read({ keepReadRun: () => fullDisk })).toBe('later')
  world.digested = () => failed(broke)
  expect(await read({ keepUnreadableRun: () => fullDisk })).toBe('unreadable')
  expect(notices).toEqual([])
})

test.each<[what: string, Given, notice: unknown]>([
  ['a person', {}, { kind: 'unreadable', report }],
  ['a schedule, for the first time', { slot: 5, progress: {} }, { kind: 'unreadable', report }],
  ['a schedule, once more', { slot: 5, progress: { failuresInARow: 1 } }, null],
  ['a backup', { definition: { isOfBackup: true } }, null],
])(
  'contents that nobody can read are told to whoever has to know: of %s',
  async (_what, given, notice) => {
    const { world, read, notices, store, of } = await start(given)
    world.digested = () => failed(broke)
    expect(await read()).toBe('unreadable')
    expect(notices).toEqual(notice === null ? [] : [notice])
    expect(store.readRun(runId)).toMatchObject({ state: 'done', failure: broke })
    const failures = (given.progress?.failuresInARow ?? 0) + 1
    expect(store.readReport(of.id)?.progress?.failuresInARow).toBe(
      given.progress ? failures : undefined,
    )
  },
)

test('what is read ends a row of failures', async () => {
  const { read, store, of } = await start({ slot: 5, progress: { failuresInARow: 2 } })
  expect(await read()).toBe('read')
  expect(store.readReport(of.id)?.progress).toMatchObject({ failuresInARow: 0 })
})
