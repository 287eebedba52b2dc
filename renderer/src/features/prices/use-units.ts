import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ProjectId, WorkspaceId } from '#core/ids'
import type { Unit } from '#core/prices/unit'
import { countUnitChunks, unitChunk } from '#core/prices/unit-chunk'
import { failureOf } from '../../bridge/failure-of.ts'
import { query } from '../../bridge/query.ts'

interface OfProject {
  readonly workspaceId: WorkspaceId
  readonly projectId: ProjectId
}

// Main has written this text from what it had checked itself.
const parseUnits = ({ unitsJson }: { unitsJson: string }): Unit[] => JSON.parse(unitsJson)

/**
 * The units of a pricelist, read in chunks that never block the window: the first ones as soon as they are here, all of
 * them when the last one is. The first chunk is asked for while nobody knows yet how many there are.
 */
export const useUnits = (of: OfProject, unitCount: number | null) => {
  const { first, failure } = useQueries({
    queries: Array.from({ length: countUnitChunks(unitCount) }, (_, index) => ({
      ...query('prices.readUnits', unitChunk(of, index)),
      select: parseUnits,
    })),
    combine: combineChunks,
  })
  const whole = first?.isWhole === true && unitCount !== null ? first.units : null
  const complete = useRef(whole)
  useEffect(() => {
    complete.current = whole ?? complete.current
  })
  // A pricelist that grew by a chunk is shown as it was until the new chunk is here.
  const all = whole ?? complete.current
  return { all, first: all ?? (unitCount === null ? null : (first?.units ?? null)), failure }
}

interface FirstUnits {
  readonly units: Unit[]
  readonly isWhole: boolean
}

/** As far as they are here without a gap. */
const combineChunks = (
  chunks: readonly { data: Unit[] | undefined; error: Error | null }[],
): { first: FirstUnits | null; failure: ReturnType<typeof failureOf> } => {
  const failed = chunks.find(({ error }) => error !== null)
  const missing = chunks.findIndex(({ data }) => data === undefined)
  const isWhole = missing < 0
  const here = isWhole ? chunks : chunks.slice(0, missing)
  return {
    first: missing === 0 ? null : { units: here.flatMap(({ data }) => data ?? []), isWhole },
    failure: failureOf(failed?.error ?? null),
  }
}
