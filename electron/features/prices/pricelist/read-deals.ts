import { collectBytes } from '#core/collect-bytes'
import { failed, type Result, success } from '#core/contract/failure'
import { exportEndpoint } from '#core/exports/reports/export-endpoint'
import type { ProjectId, WorkspaceId } from '#core/ids'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import type { Progress } from '../../jobs/run-jobs.ts'
import type { PricesDependencies } from '../dependencies.ts'
import { feedDeals } from './feed-deals.ts'

interface ReadDealsInput {
  readonly workspaceId: WorkspaceId
  readonly projectId: ProjectId
  readonly tell: (progress: Progress) => void
  readonly signal: AbortSignal
}

/** Downloads the products export and remembers the deals of every project that it speaks of. */
export const readDeals = async (
  dependencies: PricesDependencies,
  { workspaceId, projectId, tell, signal }: ReadDealsInput,
): Promise<Result<null>> => {
  const { clock, accountForDeals, readWorkbook } = dependencies
  const account = await accountForDeals({ workspaceId, projectId })
  if (!account.ok) return account
  const at = clock.now()
  const bytes = await download(dependencies, { account: account.value, tell, signal })
  if (!bytes.ok) return bytes
  tell({ phase: 'saving' })
  const rows = await readWorkbook(bytes.value)
  if (!rows.ok) return rows
  const fed = feedDeals(dependencies, {
    workspaceId,
    at,
    rows: rows.value,
    projects: [projectId],
  })
  if (!fed.ok) return fed
  return fed.value ? success(null) : withoutDeals(rows.value[0])
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

const withoutDeals = (header: readonly unknown[] = []): Result<never> =>
  failed({
    kind: 'notThisServer',
    endpoint: exportEndpoint('products'),
    expected: 'dealColumns',
    part: null,
    received: header.join(', ').slice(0, 200),
    again: 'afterFix',
  })
