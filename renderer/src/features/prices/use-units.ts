import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ProjectId, WorkspaceId } from '#core/ids'
import type { Unit } from '#core/prices/unit'
import { maxUnitsPerChunk, unitChunk } from '#core/prices/unit-chunk'
import { failureOf } from '../../bridge/failure-of.ts'
import { query } from '../../bridge/query.ts'

interface OfProject {
  readonly workspaceId: WorkspaceId
  readonly projectId: ProjectId
}

// Main has written this text from what it had checked itself.
const parseUnits = ({ unitsJson }: { unitsJson: string }): Unit[] => JSON.parse(unitsJson)

/**
 * All units of a pricelist, read in chunks that never block the window; null until the last one is here. The first
 * one is asked for while nobody knows yet how many there are.
 */
export const useUnits = (of: OfProject, unitCount: number | null) => {
  const chunks = unitCount === null ? 1 : Math.ceil(unitCount / maxUnitsPerChunk)
  const read = useQueries({
    queries: Array.from({ length: chunks }, (_, index) => ({
      ...query('prices.readUnits', unitChunk(of, index)),
      select: parseUnits,
    })),
    combine: combineChunks,
  })
  const units = unitCount === null ? null : read.units
  const complete = useRef(units)
  useEffect(() => {
    complete.current = units ?? complete.current
  })
  // A pricelist that grew by a chunk is shown as it was until the new chunk is here.
  return { units: units ?? complete.current, failure: read.failure }
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
