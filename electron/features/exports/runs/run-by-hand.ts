import { failed, notFound, type Result, success } from '#core/contract/failure'
import { exportEndpoint } from '#core/exports/reports/export-endpoint'
import type { JobId, ReportJobId } from '#core/ids'
import type { ExportsDependencies } from '../dependencies.ts'
import type { StartedRuns } from './start-runs.ts'

type Dependencies = Pick<ExportsDependencies, 'store' | 'accountFor' | 'coolingUntil'> & {
  readonly runs: StartedRuns
}

/** A run that a person wants; a second press joins the first one. */
export const runByHand = async (
  { store, runs, accountFor, coolingUntil }: Dependencies,
  reportId: ReportJobId,
): Promise<Result<JobId>> => {
  const report = store.readReport(reportId)
  if (!report) return notFound('never')
  const account = await accountFor({ ...report, ...report.definition })
  const job = runs.jobOf(reportId)
  if (job !== null) return success(job)
  if (!account.ok) return account
  const endpoint = exportEndpoint(report.definition.content.name)
  const until = coolingUntil(account.value, endpoint)
  if (until !== null) return failed({ kind: 'cooling', endpoint, until, again: { at: until } })
  return runs.start({
    report,
    account,
    trigger: 'person',
    slot: null,
    isPostponed: false,
    schedule: null,
  })
}
