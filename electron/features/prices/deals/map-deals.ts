import { failed, notFound, type Result, success } from '#core/contract/failure'
import type { ProjectKey } from '#core/ids'
import { type DealMapping, dealTitlesOf } from '#core/prices/deals/deal-columns'
import { mappedDeals } from '#core/prices/deals/exported-deals'
import type { PricesDependencies } from '../dependencies.ts'
import { writeDeals } from './feed-deals.ts'
import { withoutDeals } from './read-deals.ts'

interface MapDealsRequest extends ProjectKey {
  /** Counted from zero, among the sheets that are held. */
  readonly sheet: number
  readonly mapping: DealMapping
}

/** Reads the deals of the export that is held by the columns that a person has chosen, and remembers their titles. */
export const mapDeals = (
  dependencies: Pick<PricesDependencies, 'store' | 'dealTables' | 'clock'>,
  { workspaceId, projectId, sheet, mapping }: MapDealsRequest,
): Result<{ units: number; deals: number }> => {
  const { store, dealTables } = dependencies
  const held = dealTables.get(workspaceId)
  const rows = held?.sheets[sheet]?.rows
  if (held === undefined || rows === undefined) return notFound('afterFix')
  const units = mappedDeals(rows, mapping)
  if (units === null) return failed(withoutDeals(held.sheets))
  const titles = dealTitlesOf(rows, mapping)
  const remembered = titles && store.write.writeDealTitles({ workspaceId, titles })
  if (remembered?.ok === false) return remembered
  const { at } = held
  const written = writeDeals(dependencies, { workspaceId, at, units, projects: [projectId] })
  if (!written.ok) return written
  dealTables.delete(workspaceId)
  return success({
    units: units.length,
    deals: units.filter(({ dealId }) => dealId !== null).length,
  })
}
