import type { Failure, Result } from '#core/contract/failure'
import type { Accounted } from '#core/exports/job-progress'
import { runEnded } from '#core/exports/run-ended'
import { runPostponed } from '#core/exports/run-postponed'
import type { ReportJobId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { PackedContents } from '../../store/export-contents.ts'
import type { BegunRun } from '../../store/export-run-changes.ts'
import type { StoredReport } from '../../store/reports.ts'
import type { ExportNotice } from '../../window/export-notice.ts'
import type { ExportsDependencies, ScheduleChange } from './dependencies.ts'

type Dependencies = Pick<ExportsDependencies, 'store' | 'clock' | 'notify'>

type End =
  | { readonly kind: 'done'; readonly contents: PackedContents }
  | { readonly kind: 'failed' | 'cancelled' | 'postponed'; readonly failure: Failure }

/** Writes down how a run has ended together with what that means for its schedule. */
export const endRun = (
  { store, clock, notify }: Dependencies,
  run: Pick<BegunRun, 'id' | 'reportId' | 'slot'>,
  end: End,
): Result<null> => {
  const at = clock.now()
  const report = store.readReport(run.reportId)
  const schedule = report && scheduleAfter(report, { run, end, at })
  const written =
    end.kind === 'done'
      ? store.keepRun({ id: run.id, at, contents: end.contents }, schedule)
      : store.endRun({ id: run.id, at, state: end.kind, failure: end.failure }, schedule)
  if (written.ok && report && schedule) {
    const notice = noticeOf(report, schedule)
    if (notice) notify(notice)
  }
  return written
}

/** A run that went well is no news. */
const noticeOf = (
  { definition: { name: report }, progress: before }: StoredReport,
  { progress: { paused, failuresInARow: failures } }: ScheduleChange,
): ExportNotice | null => {
  if (failures === (before?.failuresInARow ?? 0)) return null
  if (paused && !before?.paused) return { kind: 'paused', report, failures }
  return failures === 1 ? { kind: 'failed', report } : null
}

interface Ended {
  readonly run: { readonly slot: Timestamp | null }
  readonly end: End
  readonly at: Timestamp
}

/** Null where no schedule had started it, or none does any more. */
const scheduleAfter = (
  { id, definition: { rules }, progress }: StoredReport,
  { run, end, at }: Ended,
): ScheduleChange | null => {
  if (rules === null || progress === null || run.slot === null) return null
  if (progress.running?.slot !== run.slot) return null
  if (end.kind === 'postponed') return changeOf(id, at, runPostponed(progress))
  return changeOf(id, at, runEnded(rules, progress, { end: end.kind, now: at }))
}

const changeOf = (reportId: ReportJobId, at: Timestamp, accounted: Accounted): ScheduleChange => ({
  reportId,
  at,
  ...accounted,
})
