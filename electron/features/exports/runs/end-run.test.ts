import { expect, test } from 'vitest'
import { cancelled, type Failure, failed, success } from '#core/contract/failure'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import { type JobProgress, newProgress } from '#core/exports/schedule/job-progress'
import { runIdSchema } from '#core/ids'
import { hourMs, minuteMs } from '#core/time'
import type { ExportNotice } from '../../../window/notices/export-notice.ts'
import { daily } from '../../../wiring/testing/exports/acts.ts'
import { begunRun } from '../../../wiring/testing/exports/begun-run.ts'
import { emptyReports } from '../../../wiring/testing/exports/empty-reports.ts'
import { type EndKind, endRun } from './end-run.ts'

const slot = 10 * hourMs
const rules = daily('09:00', { pauseAfter: 2, maxAgeMs: hourMs })
const running = {
  slot,
  reason: 'onTime',
  isPostponed: false,
  attempt: 1,
  unreachable: null,
} as const
const unreachable: Failure = {
  kind: 'unreachable',
  host: 'crm.example',
  cause: 'timedOut',
  again: 'now',
}

interface RunGiven {
  readonly isByHand?: boolean
  readonly progress?: Partial<JobProgress> | null
  readonly definition?: Partial<ReportDefinition>
  readonly afterMs?: number
}

/** A run of a report under way. */
const begin = async ({
  isByHand = false,
  progress = {},
  definition = {},
  afterMs = 0,
}: RunGiven = {}) => {
  const { store, add } = await emptyReports()
  const report = add(
    'r1',
    { rules, ...definition },
    { progress: progress && { ...newProgress(1), running, ...progress } },
  )
  const run = begunRun({
    id: runIdSchema.parse('run1'),
    reportId: report.id,
    trigger: isByHand ? 'person' : 'schedule',
    slot: isByHand ? null : slot,
    request: '{}',
    at: slot,
  })
  store.write.startRun(run, null)
  const notices: ExportNotice[] = []
  const clock = { now: () => slot + afterMs, elapsedMs: () => 0 }
  const notify = (notice: ExportNotice) => {
    notices.push(notice)
  }
  return { store, clock, notify, report, run, notices }
}

/** How a run of a report has ended, and what became of its schedule. */
const end = async (kind: EndKind, given: RunGiven = {}) => {
  const { notices, report, run, store, ...around } = await begin(given)
  const failure = kind === 'unreachable' ? unreachable : cancelled
  const ended = endRun({ store, ...around }, run, { kind, failure })
  expect(ended.ok).toBe(true)
  return {
    notices,
    state: store.readRun(run.id)?.state,
    progress: store.readReport(report.id)?.progress,
  }
}

const report = 'Jednotky'

test('a run by hand that fails is told, and one that was called off is not', async () => {
  const by = { isByHand: true, progress: { running: null } }
  expect(await end('failed', by)).toMatchObject({
    state: 'failed',
    notices: [{ kind: 'failedByHand', report }],
    progress: { failuresInARow: 0 },
  })
  expect(await end('cancelled', by)).toMatchObject({ state: 'cancelled', notices: [] })
})

test('a failure of the schedule counts, the first is told, and the one that pauses it', async () => {
  expect(await end('failed')).toMatchObject({
    state: 'failed',
    notices: [{ kind: 'failed', report }],
    progress: { failuresInARow: 1, running: null, paused: null },
  })
  expect(await end('failed', { progress: { failuresInARow: 1 } })).toMatchObject({
    notices: [{ kind: 'paused', report, failures: 2 }],
    progress: { failuresInARow: 2, running: null, paused: { by: 'failures' } },
  })
  expect(await end('cancelled')).toMatchObject({
    state: 'cancelled',
    notices: [],
    progress: { failuresInARow: 0, running: null },
  })
})

test('what the server puts off waits for it, and nobody has to hear of that', async () => {
  expect(await end('postponed')).toMatchObject({
    state: 'postponed',
    notices: [],
    progress: { running: null, waiting: { slot, isPostponed: true }, failuresInARow: 0 },
  })
})

test('a server out of reach is tried again as long as the run is not too old, and then that is told', async () => {
  expect(await end('unreachable')).toMatchObject({
    state: 'postponed',
    notices: [],
    progress: {
      running: null,
      waiting: { slot, unreachable: { times: 1, until: slot + minuteMs } },
      failuresInARow: 0,
    },
  })
  expect(await end('unreachable', { afterMs: 2 * hourMs })).toMatchObject({
    state: 'failed',
    notices: [{ kind: 'failed', report }],
    progress: { running: null, waiting: null, failuresInARow: 0 },
  })
  const paused = { since: 5, by: 'person' } as const
  expect(await end('unreachable', { progress: { paused } })).toMatchObject({
    state: 'failed',
    notices: [{ kind: 'failed', report }],
    progress: { running: null, waiting: null },
  })
})

test('a table of a backup fails without a word of its own, and pauses nothing', async () => {
  const definition = { isOfBackup: true } as const
  expect(await end('failed', { definition, progress: { failuresInARow: 1 } })).toMatchObject({
    state: 'failed',
    notices: [],
    progress: { failuresInARow: 1, running: null, paused: null },
  })
  expect(await end('postponed', { definition })).toMatchObject({
    state: 'postponed',
    progress: { waiting: { slot } },
  })
  expect(await end('unreachable', { definition, afterMs: 2 * hourMs })).toMatchObject({
    state: 'failed',
    notices: [],
  })
})

test('a run whose schedule has gone on, or is gone, ends alone', async () => {
  const other = { ...running, slot: slot + hourMs }
  expect(await end('failed', { progress: { running: other } })).toMatchObject({
    state: 'failed',
    notices: [],
    progress: { running: other, failuresInARow: 0 },
  })
  expect(await end('failed', { progress: { running: null } })).toMatchObject({
    notices: [],
    progress: { failuresInARow: 0 },
  })
  const gone = await end('failed', { definition: { rules: null }, progress: null })
  expect(gone).toMatchObject({ state: 'failed', notices: [], progress: null })
})

test('what is not written down, or was of a report that is gone, is told to nobody', async () => {
  const { store, report, run, notices, ...around } = await begin()
  const full = failed({ kind: 'store', cause: 'full', path: '/', again: 'afterFix' } as const)
  const disk = { ...store, write: { ...store.write, finishRun: () => full } }
  const ended = { kind: 'failed', failure: cancelled } as const
  expect(endRun({ store: disk, ...around }, run, ended)).toEqual(full)
  store.write.removeReport(report.id)
  expect(endRun({ store, ...around }, run, ended)).toEqual(success(null))
  expect(notices).toEqual([])
})
