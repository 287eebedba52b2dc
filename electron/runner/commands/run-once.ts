import type { Failure } from '#core/contract/failure'
import type { ExportRun } from '#core/exports/runs/export-run'
import type { Timestamp } from '#core/time'
import type { Runner } from '../open-runner.ts'
import { exitCodes, failedOutcome, type Outcome } from '../outcome.ts'
import type { RunnerSpeech } from '../speech.ts'
import { troubleOfRun } from '../trouble-of-run.ts'
import { findReport } from './find-report.ts'

/** Runs one report now, whatever its schedule says, and waits for all that follows from it. */
export const runOnce = async (
  runner: Runner,
  wanted: string,
  speech: RunnerSpeech,
): Promise<Outcome> => {
  const { call, endOf } = runner
  const found = await findReport(runner, wanted, speech)
  if ('exitCode' in found) return found
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

const failureOf = (run: ExportRun): Failure | null => troubleOfRun(run)?.failure ?? null

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
