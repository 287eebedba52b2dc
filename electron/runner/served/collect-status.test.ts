import { expect, test } from 'vitest'
import { expectValue } from '#core/contract/testing/expect-value'
import { minuteMs } from '#core/time'
import { handClock } from '../../store/testing/store-folder.ts'
import type { CallRunner } from '../open-runner.ts'
import { collectStatus } from './collect-status.ts'

const clock = handClock()
const done = { state: 'done', failure: null, latestFailure: null, deliveries: [] }
const failed = { ...done, state: 'failed', failure: { kind: 'cancelled', again: 'now' } }

/** A runner with one report, of which the runs are these, the newest first. */
const withRuns = (runs: readonly object[]) => {
  const answers: Readonly<Record<string, unknown>> = {
    'accounts.listWorkspaces': [{ id: 'w', name: 'Podviní', accounts: [] }],
    'exports.listReports': [{ id: 'r', name: 'Jednotky', nextRunAt: null, openAlerts: 0 }],
    'exports.listRuns': runs,
    'exports.readSettings': { usedBytes: 0 },
    'exports.readAlarms': { alarms: [] },
  }
  const call: CallRunner = (name) => Promise.resolve({ ok: true, value: answers[name] } as never)
  return { call, clock, endedJobs: () => [], refusal: () => null }
}

const toldOf = async (runs: readonly object[]) => {
  const status = await collectStatus(withRuns(runs), { version: '1.0.0', startedAt: 0 })
  return expectValue(status).workspaces[0]?.reports[0]
}

test('a monitor is told when a report came last, however often it has failed since', async () => {
  const at = clock.now() - 60 * minuteMs
  const often = Array.from({ length: 40 }, () => ({ ...failed, endedAt: clock.now() }))
  const placed = { ...done, endedAt: at }
  const unplaced = { ...placed, endedAt: clock.now(), latestFailure: failed.failure }
  const told = await toldOf([...often, unplaced, placed])
  expect(told).toMatchObject({ succeededAt: at })
  expect(told?.runs).toHaveLength(10)
  expect(await toldOf(often)).toMatchObject({ succeededAt: null })
})
