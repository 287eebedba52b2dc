import type { RunId } from '#core/ids'
import type { StoredReport } from '../../store/reports.ts'
import type { ExportsDependencies } from './dependencies.ts'

// What a narrowed export leaves out has a deal nevertheless; a header of two rows is another table.
const whole: ReadonlySet<string> = new Set(['headermode', 'projectids'])
// A payment of another project must not look as if nobody had prescribed it.
const wholeOfPayments: ReadonlySet<string> = new Set(['headermode'])

const isWhole = (
  { definition: { wanted } }: StoredReport,
  allowed: ReadonlySet<string>,
): boolean => {
  const { headermode = '', ...others } = wanted.parameters
  if (headermode.includes('_')) return false
  return Object.entries(others).every(([name, text]) => text === '' || allowed.has(name))
}

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
  const tellsDeals = name === 'products' && isWhole(report, whole)
  const ofPayments =
    (name === 'payments-prescribed' || name === 'payments-incoming') &&
    isWhole(report, wholeOfPayments)
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
