import { notFound, type Result, success } from '#core/contract/failure'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import type { ReportJobId } from '#core/ids'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import { type SaveReportInput, saveReport, scheduleOf } from './save-report.ts'
import { type TellingDependencies, tellTeam } from './tell-team.ts'

type Dependencies = TellingDependencies & Pick<ExportsDependencies, 'store' | 'clock'>

/** A definition that a person has made, of the team for all desks; one that the team cannot be told stays as it was. */
export const saveForAll = async (
  dependencies: Dependencies & Parameters<typeof saveReport>[0],
  input: SaveReportInput,
): Promise<Result<{ reportId: ReportJobId }>> => {
  const { store, clock } = dependencies
  const before = input.reportId && store.readReport(input.reportId)
  const saved = saveReport(dependencies, input)
  const report = saved.ok ? store.readReport(saved.value.reportId) : null
  const told = report ? await tellTeam(dependencies, report) : success(null)
  if (told.ok || !before) return saved
  const now = store.readReport(before.id)
  if (now === null) return told
  const progress = progressBefore(dependencies, { before, now })
  const schedule = progress && { reportId: before.id, at: clock.now(), progress, accounts: [] }
  const restored = store.write.saveReport({ ...before, progress }, schedule)
  return restored.ok ? told : restored
}

/** The schedule as it was before the change, but for what has begun and ended since. */
const progressBefore = (
  { store }: Pick<Dependencies, 'store'>,
  { before, now }: { readonly before: StoredReport; readonly now: StoredReport },
): StoredReport['progress'] => {
  const { id: reportId, progress } = before
  if (progress === null) return null
  const rulesOf = ({ definition }: StoredReport) => JSON.stringify(definition.rules)
  if (rulesOf(before) === rulesOf(now)) return now.progress
  const { running } = progress
  const known = running && store.readRunOfSlot({ reportId, slot: running.slot })
  const left = known?.state === 'running' ? running : null
  return { ...progress, running: now.progress?.running ?? left }
}

/** Shares a report with the team: all have it with the login that it leaves with here. */
export const shareReport = async (
  dependencies: Dependencies,
  reportId: ReportJobId,
): Promise<Result<null>> => {
  const { store, shownAccountFor } = dependencies
  const report = store.readReport(reportId)
  if (!report) return notFound('never')
  const account = shownAccountFor({ ...report, ...report.definition })
  if (!account.ok) return account
  // The team knows it by the ID that it has here: it is recognised where this desk ends before it has written that down.
  const ofTeam = { accountId: account.value.id, ofTeam: report.id }
  const definition = { ...report.definition, ...ofTeam }
  const told = await tellTeam(dependencies, { workspaceId: report.workspaceId, definition })
  if (!told.ok) return told
  const kept = keep(dependencies, reportId, (now) => ({ ...now, ...ofTeam }))
  if (kept !== null) return kept
  // Whoever has removed it meanwhile would get it back from the team, and so would everybody else.
  const removed = await dependencies.teamReports.remove(report.id)
  return removed.ok ? notFound('never') : removed
}

/** This desk goes on with the report alone; the others run it by hand. */
export const takeFromTeam = async (
  dependencies: Dependencies,
  reportId: ReportJobId,
): Promise<Result<null>> => {
  const report = dependencies.store.readReport(reportId)
  const ofTeam = report?.definition.ofTeam
  if (!report || ofTeam === undefined) return success(null)
  const removed = await dependencies.teamReports.remove(ofTeam)
  if (!removed.ok) return removed
  const alone = (now: ReportDefinition): ReportDefinition => {
    // What comes back of the removal may have let it go here already, without its times.
    const { ofTeam: _ofTeam, ...definition } = now.ofTeam === undefined ? report.definition : now
    return definition
  }
  return keep(dependencies, reportId, alone) ?? success(null)
}

/** Its schedule goes on as it is by now: the team was waited for, and a run may have ended. Null where it is gone. */
const keep = (
  { store, clock }: Pick<Dependencies, 'store' | 'clock'>,
  id: ReportJobId,
  change: (definition: ReportDefinition) => ReportDefinition,
): Result<null> | null => {
  const report = store.readReport(id)
  if (report === null) return null
  const definition = change(report.definition)
  const schedule = scheduleOf({ id, definition, known: report, at: clock.now() })
  return store.write.saveReport({ ...report, definition }, schedule)
}
