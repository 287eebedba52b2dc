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
  const { id: reportId, progress } = before
  const schedule = progress && { reportId, at: clock.now(), progress, accounts: [] }
  const restored = store.write.saveReport(before, schedule)
  return restored.ok ? told : restored
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
  const definition = { ...report.definition, accountId: account.value.id, ofTeam: report.id }
  const told = await tellTeam(dependencies, { workspaceId: report.workspaceId, definition })
  return told.ok ? keep(dependencies, report, definition) : told
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
  const { ofTeam: _ofTeam, ...definition } = report.definition
  return keep(dependencies, report, definition)
}

/** Its schedule goes on as it was. */
const keep = (
  { store, clock }: Pick<Dependencies, 'store' | 'clock'>,
  report: StoredReport,
  definition: ReportDefinition,
): Result<null> => {
  const { id } = report
  const schedule = scheduleOf({ id, definition, known: report, at: clock.now() })
  return store.write.saveReport({ ...report, definition }, schedule)
}
