import type { Report } from '#core/contract/exports'
import type { Failure, Result } from '#core/contract/failure'
import type { ExportRun } from '#core/exports/runs/export-run'
import type { Timestamp } from '#core/time'
import type { Runner } from '../open-runner.ts'
import { exitCodes, failedOutcome, faultOutcome, type Outcome } from '../outcome.ts'
import type { RunnerSpeech } from '../speech.ts'

/** Runs one report now, whatever its schedule says, and waits for all that follows from it. */
export const runOnce = async (
  runner: Runner,
  wanted: string,
  speech: RunnerSpeech,
): Promise<Outcome> => {
  const { call, endOf } = runner
  const listed = await listAllReports(runner)
  if (!listed.ok) return failedOutcome(listed.failure, speech)
  const [found, ...others] = listed.value.filter(({ id, name }) => id === wanted || name === wanted)
  if (found === undefined) {
    return faultOutcome('noReport', speech.words.noReport(wanted))
  }
  if (others.length > 0) {
    const ids = [found, ...others].map(({ id }) => id)
    return faultOutcome('severalReports', speech.words.severalReports(wanted, ids))
  }
  const started = await call('exports.runReport', { reportId: found.id })
  if (!started.ok) return failedOutcome(started.failure, speech)
  const { outcome } = await endOf(started.value.jobId)
  const runs = await call('exports.listRuns', { reportId: found.id })
  if (!runs.ok) return failedOutcome(runs.failure, speech)
  const [run] = runs.value
  const ended = outcome?.kind === 'failed' ? outcome.failure : null
  const failure = ended ?? (run === undefined ? null : failureOf(run))
  return {
    exitCode: failure === null ? exitCodes.done : failedOutcome(failure, speech).exitCode,
    json: {
      report: { id: found.id, name: found.name },
      run: run === undefined ? null : toldRun(run),
      failure,
    },
    lines: failure === null ? [] : [speech.sayFailure(failure)],
  }
}

const listAllReports = async ({ call }: Pick<Runner, 'call'>): Promise<Result<Report[]>> => {
  const workspaces = await call('accounts.listWorkspaces', {})
  if (!workspaces.ok) return workspaces
  const all: Report[] = []
  for (const { id: workspaceId } of workspaces.value) {
    const reports = await call('exports.listReports', { workspaceId })
    if (!reports.ok) return reports
    all.push(...reports.value)
  }
  return { ok: true, value: all }
}

/** A run that arrived may have failed at what follows from it: the latest file, or its way to a person. */
export const failureOf = ({ failure, latestFailure, deliveries }: ExportRun): Failure | null => {
  const undelivered = deliveries.flatMap((delivery) => delivery.failure ?? [])
  return failure ?? latestFailure ?? undelivered[0] ?? null
}

const toldRun = ({ id, state, startedAt, endedAt, rows, bytes, sha256 }: ExportRun) => ({
  id,
  state,
  startedAt: toTime(startedAt),
  endedAt: endedAt === null ? null : toTime(endedAt),
  rows,
  bytes,
  sha256,
})

const toTime = (at: Timestamp): string => new Date(at).toISOString()
