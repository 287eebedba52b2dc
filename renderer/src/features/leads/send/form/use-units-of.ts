import { useQueries, useQuery } from '@tanstack/react-query'
import type { OutputOf } from '#core/contract/index'
import type { ProjectId, WorkspaceId } from '#core/ids'
import { fromJson } from '#core/json'
import { countUnitChunks, unitChunk } from '#core/prices/pricelist/unit-chunk'
import { query } from '../../../../bridge/query.ts'

const parseUnits = ({ units }: OutputOf<'prices.readUnits'>) => fromJson(units)

/** The units of a project as its pricelist names them; null where that was never loaded, or is not read yet. */
export const useUnitsOf = (workspaceId: WorkspaceId, projectId: ProjectId | null) => {
  const pricelist = useQuery({
    ...query('prices.readPricelist', { workspaceId, projectId: projectId ?? 1 }),
    enabled: projectId !== null,
  }).data
  const known = projectId === null ? null : (pricelist ?? null)
  const chunks = known === null ? 0 : countUnitChunks(known.unitCount)
  const units = useQueries({
    queries: Array.from({ length: chunks }, (_, index) => ({
      ...query('prices.readUnits', unitChunk({ workspaceId, projectId: projectId ?? 1 }, index)),
      select: parseUnits,
    })),
    combine: (read) =>
      read.every(({ data }) => data !== undefined) ? read.flatMap(({ data }) => data ?? []) : null,
  })
  return { units: known === null ? null : units, currency: known?.currency ?? null }
}
