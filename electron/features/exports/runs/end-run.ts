import type { Failure, Result } from '#core/contract/failure'
import type { ProgressOfJob } from '#core/exports/schedule/job-progress'
import { runEnded } from '#core/exports/schedule/run-ended'
import { runPostponed } from '#core/exports/schedule/run-postponed'
import { runUnreachable } from '#core/exports/schedule/run-unreachable'
import type { Timestamp } from '#core/time'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import type { PackedContents } from '../../../store/exports/runs/export-contents.ts'
import type { BegunRun, LoadedElsewhere } from '../../../store/exports/runs/export-run-changes.ts'
import type { ScheduleChange } from '../../../store/exports/schedule/write-schedule.ts'
import type { ExportNotice } from '../../../window/notices/export-notice.ts'
import { isOfBackup } from '../backup/backup-reports.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import { isScheduled, type ScheduledReport } from '../schedule/is-scheduled.ts'
import { failureNotice } from './failure-notice.ts'
import { runSubject } from './run-subject.ts'

type Dependencies = Pick<ExportsDependencies, 'store' | 'clock' | 'notify'>

/** `unreachable`: of a run that leaves once more when the way to its server is there. */
export type EndKind = 'failed' | 'cancelled' | 'postponed' | 'unreachable'

/** What has come, from the CRM or from a colleague. */
export interface ArrivedContents {
  readonly contents: PackedContents
  readonly loaded: LoadedElsewhere | null
}

export type RunEnd =
  | ({ readonly kind: 'arrived' } & ArrivedContents)
  | { readonly kind: EndKind; readonly failure: Failure }

/** Writes down how a run has ended together with what that means for its schedule. */
export const endRun = (
  { store, clock, notify }: Dependencies,
  run: Pick<BegunRun, 'id' | 'reportId' | 'slot'>,
  end: RunEnd,
): Result<null> => {
  const at = clock.now()
  const report = store.readReport(run.reportId)
  const schedule = report && scheduleAfter(report, { run, end, at })
  const written =
    end.kind === 'arrived'
      ? store.write.keepRun(
          { id: run.id, at, contents: end.contents, loaded: end.loaded },
          schedule,
        )
      : store.write.finishRun(
          { id: run.id, at, ...end, state: stateOf(end.kind, run, schedule) },
          schedule,
        )
  if (!written.ok || !report) return written
  const notice = isOfBackup(report) ? null : noticeOf(report, { run, end, schedule })
  if (notice) notify(notice, runSubject(report, run.id, 'outcome'))
  return written
}

interface WrittenEnd {
  readonly run: Pick<BegunRun, 'slot'>
  readonly end: { readonly kind: RunEnd['kind'] }
  readonly schedule: ScheduleChange | null
}

const noticeOf = (report: StoredReport, written: WrittenEnd): ExportNotice | null => {
  const { run, end, schedule } = written
  const { name } = report.definition
  if (run.slot === null)
    return end.kind === 'failed' ? { kind: 'failedByHand', report: name } : null
  if (schedule === null) return null
  const isGivenUp = end.kind === 'unreachable' && schedule.progress.waiting?.slot !== run.slot
  return isGivenUp ? { kind: 'failed', report: name } : failureNotice(report, schedule, 'failed')
}

/** A run that its schedule waits for is postponed; what nobody waits for has failed. */
const stateOf = (
  kind: EndKind,
  { slot }: WrittenEnd['run'],
  schedule: ScheduleChange | null,
): Exclude<EndKind, 'unreachable'> => {
  if (kind !== 'unreachable') return kind
  return schedule?.progress.waiting?.slot === slot ? 'postponed' : 'failed'
}

interface EndedRun {
  readonly run: { readonly slot: Timestamp | null }
  readonly end: { readonly kind: RunEnd['kind'] }
  readonly at: Timestamp
}

/** Null where no schedule had started it, or none does any more. */
const scheduleAfter = (report: StoredReport, { run, end, at }: EndedRun): ScheduleChange | null => {
  if (!isScheduled(report) || report.progress.running?.slot !== run.slot) return null
  // A backup tells of all of its tables together, and asks for each of them again with the next one.
  const kind = isOfBackup(report) && end.kind === 'failed' ? 'cancelled' : end.kind
  return { reportId: report.id, at, ...accountedFor(report, kind, at) }
}

const accountedFor = (
  { definition: { rules }, progress }: ScheduledReport,
  end: RunEnd['kind'],
  now: Timestamp,
): ProgressOfJob => {
  if (end === 'postponed') return runPostponed(progress)
  if (end !== 'unreachable') return runEnded(rules, progress, { end, now })
  return (
    runUnreachable(rules, progress, now) ?? runEnded(rules, progress, { end: 'cancelled', now })
  )
}
