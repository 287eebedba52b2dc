import { collectBytes } from '#core/collect-bytes'
import { type FailureOf, failed, type Result, success } from '#core/contract/failure'
import { exportEndpoint } from '#core/exports/reports/export-endpoint'
import type { ProjectKey } from '#core/ids'
import { findDealColumns } from '#core/prices/deals/deal-columns'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import type { JobControls, Progress } from '../../jobs/run-jobs.ts'
import type { HeldDealTable, PricesDependencies } from '../dependencies.ts'
import { feedDeals } from './feed-deals.ts'

type ReadDealsInput = ProjectKey & JobControls

const endpoint = exportEndpoint('products')

/**
 * Downloads the products export and remembers the deals of every project that it speaks of. One whose titles nobody
 * knows is held for a person: a deal in a column that was guessed would lock another unit.
 */
export const readDeals = async (
  dependencies: PricesDependencies,
  { workspaceId, projectId, tell, signal }: ReadDealsInput,
): Promise<Result<null>> => {
  const { clock, store, accountForDeals, readWorkbook, dealTables } = dependencies
  const account = await accountForDeals({ workspaceId, projectId })
  if (!account.ok) return account
  const at = clock.now()
  const bytes = await download(dependencies, { account: account.value, tell, signal })
  if (!bytes.ok) return bytes
  tell({ phase: 'saving' })
  const chosen = store.readDealTitles(workspaceId)
  const isFitting = (rows: Parameters<typeof findDealColumns>[0]) =>
    findDealColumns(rows, chosen) !== null
  const read = await readWorkbook({ bytes: bytes.value, endpoint, isFitting, signal })
  if (!read.ok) return read
  const { fitting, sheets } = read.value
  const fed = feedDeals(dependencies, {
    workspaceId,
    at,
    rows: fitting?.rows ?? [],
    projects: [projectId],
  })
  if (!fed.ok) return fed
  if (fed.value) {
    dealTables.delete(workspaceId)
    return success(null)
  }
  dealTables.set(workspaceId, { at, sheets })
  return failed(withoutDeals(sheets))
}

interface DealsDownload {
  readonly account: CallingAccount
  readonly tell: (progress: Progress) => void
  readonly signal: AbortSignal
}

const download = async (
  { client }: PricesDependencies,
  { account, tell, signal }: DealsDownload,
): Promise<Result<Uint8Array>> => {
  const { sink, whole } = collectBytes()
  tell({ phase: 'downloading', unit: 'bytes' })
  const downloaded = await client.exportTable(
    account,
    // Ids for headers are the same in every language.
    { name: 'products', format: 'xlsx', headers: 'ids' },
    { signal, sink, onProgress: (done, total) => tell({ done, total }) },
  )
  return downloaded.ok ? success(whole()) : downloaded
}

export const withoutDeals = (sheets: HeldDealTable['sheets']): FailureOf<'notThisServer'> => ({
  kind: 'notThisServer',
  endpoint,
  expected: 'dealColumns',
  part: null,
  received: (sheets[0]?.rows[0] ?? []).join(', ').slice(0, 200),
  again: 'afterFix',
})
