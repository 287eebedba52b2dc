import { type Result, success } from '#core/contract/failure'
import { headersOf } from '#core/exports/reports/to-export-spec'
import { type ExportRequest, readExportRequest } from '#core/exports/runs/export-request'
import type { ReportRow } from '#core/exports/table/report-table'
import type { ExportsDependencies, ReportRun } from '../dependencies.ts'
import { isWholeReport } from './is-whole-report.ts'

// A unit that a narrowed export leaves out may have a deal all the same; a header of two rows is another table.
const ofDeals: ReadonlySet<string> = new Set(['projectids'])
// A payment of another project must not look as if nobody had prescribed it.
const nothing: ReadonlySet<string> = new Set()

/** The newest export of products says which units carry a deal, those of payments what is prescribed and paid. */
export const feedFromRun = async (
  {
    store,
    reader,
    feedDeals,
    feedPayments,
  }: Pick<ExportsDependencies, 'store' | 'reader' | 'feedDeals' | 'feedPayments'>,
  { report: { workspaceId }, runId, signal }: ReportRun,
): Promise<Result<unknown>> => {
  const run = store.readRun(runId)
  const asked = run?.request ? readExportRequest(run.request) : null
  const fed = asked && fedBy(asked)
  if (!run?.sha256 || !asked || !fed) return success(null)
  const key = { sha256: run.sha256, headers: headersOf(asked) }
  const table = await reader.readTable(key, signal)
  if (!table.ok) return table
  const header: ReportRow = table.value.columns.map(({ title }) => title)
  const of = { workspaceId, at: run.startedAt, rows: [header, ...table.value.rows] }
  return fed === 'deals' ? feedDeals(of) : feedPayments({ ...of, name: fed })
}

const fedBy = (
  asked: ExportRequest,
): 'deals' | 'payments-prescribed' | 'payments-incoming' | null => {
  const { name } = asked
  if (name === 'products') return isWholeReport(asked, ofDeals) ? 'deals' : null
  if (name !== 'payments-prescribed' && name !== 'payments-incoming') return null
  return isWholeReport(asked, nothing) ? name : null
}
