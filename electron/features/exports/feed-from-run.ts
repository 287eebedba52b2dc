import type { RunId } from '#core/ids'
import type { StoredReport } from '../../store/reports.ts'
import type { ExportsDependencies } from './dependencies.ts'
import { isWholeReport } from './is-whole-report.ts'

// What a narrowed export leaves out has a deal nevertheless; a header of two rows is another table.
const ofDeals: ReadonlySet<string> = new Set(['projectids'])
// A payment of another project must not look as if nobody had prescribed it.
const nothing: ReadonlySet<string> = new Set()

/** The newest export of products says which units carry a deal, those of payments what is prescribed and paid. */
export const feedFromRun = async (
  {
    store,
    feedDeals,
    feedPayments,
  }: Pick<ExportsDependencies, 'store' | 'feedDeals' | 'feedPayments'>,
  { report, runId }: { readonly report: StoredReport; readonly runId: RunId },
): Promise<void> => {
  const { name } = report.definition.wanted
  const tellsDeals = name === 'products' && isWholeReport(report, ofDeals)
  const ofPayments =
    (name === 'payments-prescribed' || name === 'payments-incoming') &&
    isWholeReport(report, nothing)
      ? name
      : null
  if (!tellsDeals && ofPayments === null) return
  const run = store.readRun(runId)
  if (!run?.sha256) return
  const contents = await store.readContents(run.sha256)
  if (contents === null) return
  const { workspaceId } = report
  if (tellsDeals) await feedDeals({ workspaceId, at: run.startedAt, contents })
  if (ofPayments !== null) {
    await feedPayments({ workspaceId, name: ofPayments, at: run.startedAt, contents })
  }
}
