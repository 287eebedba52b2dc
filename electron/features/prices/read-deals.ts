import { failed, type Result, success } from '#core/contract/failure'
import type { ProjectId, UnitId, WorkspaceId } from '#core/ids'
import { type ExportedUnit, exportedDeals } from '#core/prices/exported-deals'
import type { ByteSink } from '../../crm/byte-sink.ts'
import type { CallingAccount } from '../../crm/calling-account.ts'
import type { Progress } from '../jobs/run-jobs.ts'
import type { PricesDependencies } from './dependencies.ts'

interface Wanted {
  readonly workspaceId: WorkspaceId
  readonly projectId: ProjectId
  readonly tell: (progress: Progress) => void
  readonly signal: AbortSignal
}

/** Downloads the products export and remembers the deals of every project that it speaks of. */
export const readDeals = async (
  dependencies: PricesDependencies,
  { workspaceId, projectId, tell, signal }: Wanted,
): Promise<Result<null>> => {
  const { store, clock, announce, accountForDeals, readWorkbook } = dependencies
  const account = await accountForDeals({ workspaceId, projectId })
  if (!account.ok) return account
  const at = clock.now()
  const bytes = await download(dependencies, { account: account.value, tell, signal })
  if (!bytes.ok) return bytes
  tell({ phase: 'saving' })
  const rows = await readWorkbook(bytes.value)
  if (!rows.ok) return rows
  const units = exportedDeals(rows.value)
  if (units === null) return withoutDeals(rows.value[0])
  const projectsOfUnits = store.projectsOfUnits(workspaceId)
  const deals = byProject({ units, projectId, projectsOfUnits })
  const replaced = store.replaceExportedDeals({ workspaceId, at, deals })
  if (replaced.ok) announce(['dealEvidence'])
  return replaced
}

interface Downloading {
  readonly account: CallingAccount
  readonly tell: (progress: Progress) => void
  readonly signal: AbortSignal
}

const download = async (
  { client }: PricesDependencies,
  { account, tell, signal }: Downloading,
): Promise<Result<Uint8Array>> => {
  const pieces: Uint8Array[] = []
  const sink: ByteSink = {
    begin: async () => {
      pieces.length = 0
      return success(null)
    },
    write: async (piece) => {
      pieces.push(piece.slice())
      return success(null)
    },
  }
  tell({ phase: 'downloading', unit: 'bytes' })
  const downloaded = await client.exportTable(
    account,
    // Ids for headers are the same in every language.
    { name: 'products', format: 'xlsx', headers: 'ids' },
    { signal, sink, onProgress: (done, total) => tell({ done, total }) },
  )
  return downloaded.ok ? success(joined(pieces)) : downloaded
}

const joined = (pieces: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.byteLength, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole
}

const withoutDeals = (header: readonly unknown[] = []): Result<never> =>
  failed({
    kind: 'notThisServer',
    endpoint: 'list-excel-products',
    expected: 'dealColumns',
    part: null,
    received: header.join(', ').slice(0, 200),
    again: 'afterFix',
  })

interface Exported {
  readonly units: readonly ExportedUnit[]
  readonly projectId: ProjectId
  readonly projectsOfUnits: ReadonlyMap<UnitId, ProjectId>
}

/** The project that was asked for is among them even if the export has no unit of it. */
const byProject = ({ units, projectId, projectsOfUnits }: Exported) => {
  const deals = new Map<ProjectId, { unitId: UnitId; dealId: string }[]>([[projectId, []]])
  for (const { unitId, dealId, projectId: named } of units) {
    const project = named ?? projectsOfUnits.get(unitId)
    if (project === undefined) continue
    const known = deals.get(project) ?? []
    deals.set(project, known)
    if (dealId !== null) known.push({ unitId, dealId })
  }
  return deals
}
