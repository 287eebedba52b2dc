import { failed, notFound, type Result, success } from '#core/contract/failure'
import { exportEndpoint } from '#core/exports/reports/export-endpoint'
import type { JobId, ReportJobId } from '#core/ids'
import type { ExportsDependencies } from '../dependencies.ts'
import { openableRun } from './colleagues-run.ts'
import type { StartedRuns } from './start-runs.ts'

type Dependencies = Pick<
  ExportsDependencies,
  'store' | 'accountFor' | 'coolingUntil' | 'colleagues'
> & {
  readonly runs: StartedRuns
}

/** A run that a person wants; a second press joins the first one. */
export const runByHand = async (
  dependencies: Dependencies,
  reportId: ReportJobId,
): Promise<Result<JobId>> => {
  const { store, runs, accountFor, coolingUntil } = dependencies
  const report = store.readReport(reportId)
  if (!report) return notFound('never')
  const account = await accountFor({ ...report, ...report.definition })
  const job = runs.jobOf(reportId)
  if (job !== null) return success(job)
  if (!account.ok) return account
  const endpoint = exportEndpoint(report.definition.content.name)
  const until = coolingUntil(account.value, endpoint)
  const wanted = { report, account: account.value }
  const mustWait = until !== null && openableRun(dependencies, wanted) === null
  if (mustWait) return failed({ kind: 'cooling', endpoint, until, again: { at: until } })
  return runs.start({
    report,
    account,
    trigger: 'person',
    slot: null,
    isPostponed: false,
    schedule: null,
  })
}
