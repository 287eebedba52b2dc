import { loginKey } from '#core/accounts/login-key'
import { type Result, success } from '#core/contract/failure'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import type { WorkspaceId } from '#core/ids'
import type { ExportsDependencies, ReportsOfTeam } from '../dependencies.ts'

/** Of a desk that is alone: what was of a team once is its own. */
export const noTeamReports: ReportsOfTeam = {
  save: () => Promise.resolve(success(null)),
  remove: () => Promise.resolve(success(null)),
  isRunnerAhead: () => false,
}

export type TellingDependencies = Pick<ExportsDependencies, 'shownAccountFor' | 'teamReports'>

interface ToldReport {
  readonly workspaceId: WorkspaceId
  readonly definition: ReportDefinition
}

/** A report of the team is changed there first. */
export const tellTeam = async (
  { shownAccountFor, teamReports }: TellingDependencies,
  { workspaceId, definition }: ToldReport,
): Promise<Result<null>> => {
  const { name, content, rules, accountId, ofTeam } = definition
  if (ofTeam === undefined) return success(null)
  const account = shownAccountFor({ workspaceId, accountId })
  if (!account.ok) return account
  return teamReports.save(ofTeam, { name, content, rules, login: loginKey(account.value) })
}
