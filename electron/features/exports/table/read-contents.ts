import { headersOf } from '#core/exports/reports/to-export-spec'
import {
  type ExportRequest,
  exportRequestText,
  readExportRequest,
} from '#core/exports/runs/export-request'
import { alertIdSchema } from '#core/ids'
import type { NewAlert } from '../../../store/exports/alerts/export-alerts.ts'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import type { StoredRun } from '../../../store/exports/runs/export-runs.ts'
import { isOfBackup } from '../backup/backup-reports.ts'
import type { ExportsDependencies, ReportRun } from '../dependencies.ts'
import { afterContents } from '../runs/after-contents.ts'
import { failureNotice } from '../runs/failure-notice.ts'
import { runSubject } from '../runs/run-subject.ts'

type Dependencies = Pick<ExportsDependencies, 'store' | 'reader' | 'newId' | 'clock' | 'notify'>

/** `later`: at the next start, or when the disk takes everything again. */
export type ReadOutcome = 'read' | 'unreadable' | 'later'

/** Reads the contents of a run that has arrived, and has the alerts of its report look at them. */
export const readContents = async (
  dependencies: Dependencies,
  { report, runId, signal }: ReportRun,
): Promise<ReadOutcome> => {
  const { store, reader } = dependencies
  const run = store.readRun(runId)
  if (!run?.sha256) return 'later'
  // The contents were read, but what follows from them was not yet written.
  if (run.rows !== null) return 'read'
  const digested = await reader.digest(
    {
      sha256: run.sha256,
      headers: headersOf(askedOf(run, report)),
      alerts: report.definition.alerts,
      before: store.readShapeBefore({ reportId: report.id, runId }),
    },
    signal,
  )
  if (digested.ok) return keepRead(dependencies, { report, run }, digested.value)
  const { failure } = digested
  // A disk that did not take what was read says nothing about the contents.
  if (failure.kind === 'cancelled' || failure.kind === 'store') return 'later'
  const at = dependencies.clock.now()
  const fresh = store.readReport(report.id)
  const schedule = afterContents(fresh, { slot: run.slot, at, contents: 'unreadable' })
  const written = store.write.keepUnreadableRun({ id: runId, failure }, schedule)
  const { name } = report.definition
  const notice = schedule
    ? fresh && failureNotice(fresh, schedule, 'unreadable')
    : ({ kind: 'unreadable', report: name } as const)
  if (written.ok && notice && !isOfBackup(report))
    dependencies.notify(notice, runSubject(report, runId, 'outcome'))
  return 'unreadable'
}

const askedOf = ({ request }: StoredRun, { definition }: StoredReport): ExportRequest =>
  readExportRequest(request ?? exportRequestText(definition.content))

interface RunOfReport {
  readonly report: StoredReport
  readonly run: StoredRun
}

type DigestedAnswer = Extract<
  Awaited<ReturnType<ExportsDependencies['reader']['digest']>>,
  { ok: true }
>['value']

const keepRead = (
  { store, newId, clock, notify }: Dependencies,
  { report, run }: RunOfReport,
  { findings, ...read }: DigestedAnswer,
): ReadOutcome => {
  const at = clock.now()
  const { id: runId, reportId, slot } = run
  const alerts = report.definition.alerts.flatMap((rule, place): NewAlert[] => {
    const finding = findings[place]
    if (!finding || finding.kind === 'quiet') return []
    return [{ id: alertIdSchema.parse(newId()), reportId, runId, at, rule, finding }]
  })
  const schedule = afterContents(store.readReport(reportId), { slot, at, contents: 'read' })
  const written = store.write.keepReadRun({ id: runId, ...read, alerts }, schedule)
  if (!written.ok) return 'later'
  if (alerts.length > 0) {
    notify(
      { kind: 'alert', report: report.definition.name, count: alerts.length },
      runSubject(report, runId, 'contents'),
    )
  }
  return 'read'
}
