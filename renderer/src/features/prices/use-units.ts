import { useQueries } from '@tanstack/react-query'
import type { Pricelist } from '#core/contract/prices'
import type { WorkspaceId } from '#core/ids'
import type { Unit } from '#core/prices/unit'
import { maxUnitsPerChunk, unitChunk } from '#core/prices/unit-chunk'
import { failureOf } from '../../bridge/failure-of.ts'
import { query } from '../../bridge/query.ts'

// Main has written this text from what it had checked itself.
const parseUnits = ({ unitsJson }: { unitsJson: string }): Unit[] => JSON.parse(unitsJson)

/** All units of a pricelist, read in chunks that never block the window; null until the last one is here. */
export const useUnits = (workspaceId: WorkspaceId, { projectId, unitCount }: Pricelist) => {
  const chunks = Math.ceil(unitCount / maxUnitsPerChunk)
  return useQueries({
    queries: Array.from({ length: chunks }, (_, index) => ({
      ...query('prices.readUnits', unitChunk({ workspaceId, projectId }, index)),
      select: parseUnits,
    })),
    combine: combineChunks,
  })
}

const combineChunks = (
  chunks: readonly { data: Unit[] | undefined; error: Error | null }[],
): { units: Unit[] | null; failure: ReturnType<typeof failureOf> } => {
  const failed = chunks.find(({ error }) => error !== null)
  const units = chunks.flatMap(({ data }) => data ?? [])
  return {
    units: chunks.every(({ data }) => data !== undefined) ? units : null,
    failure: failureOf(failed?.error ?? null),
  }
}
