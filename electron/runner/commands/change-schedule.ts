import type { Runner } from '../open-runner.ts'
import { exitCodes, failedOutcome, faultOutcome, type Outcome } from '../outcome.ts'
import type { RunnerSpeech } from '../speech.ts'
import { findReport } from './find-report.ts'

interface ScheduleChange {
  readonly name: 'pause' | 'resume'
  /** The name or the ID of a report. */
  readonly report: string
}

const calls = { pause: 'exports.pauseReport', resume: 'exports.resumeReport' } as const

/** Stops the schedule of a report, as when a window takes it back, or lets it go on. */
export const changeSchedule = async (
  runner: Runner,
  { name: change, report: wanted }: ScheduleChange,
  speech: RunnerSpeech,
): Promise<Outcome> => {
  const found = await findReport(runner, wanted, speech)
  if ('exitCode' in found) return found
  const { id, name, progress } = found
  if (progress === null) return faultOutcome('unscheduled', speech.words.unscheduled(name))
  const changed = await runner.call(calls[change], { reportId: id })
  if (!changed.ok) return failedOutcome(changed.failure, speech)
  return {
    exitCode: exitCodes.done,
    json: { report: { id, name }, isPaused: change === 'pause' },
    lines: [speech.words.scheduleChanged[change](name)],
  }
}
