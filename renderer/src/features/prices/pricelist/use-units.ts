import { useQueries } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { OutputOf } from '#core/contract/index'
import type { ProjectKey } from '#core/ids'
import { fromJson } from '#core/json'
import type { Unit } from '#core/prices/pricelist/unit'
import { countUnitChunks, unitChunk } from '#core/prices/pricelist/unit-chunk'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { rememberJoined } from '../grid/join-chunks.ts'

const mostWaitMs = 500

const parseUnits = ({ units }: OutputOf<'prices.readUnits'>) => fromJson(units)

/**
 * The units of a pricelist, read in chunks that never block the window: the first ones as soon as they are here, all of
 * them when the last one is. The first chunk is asked for while nobody knows yet how many there are.
 */
export const useUnits = (of: ProjectKey, unitCount: number | null) => {
  // Further units would keep the first ones from the display.
  const [areFirstShown, tellFirstShown] = useReducer(() => true, false)
  const chunks = useQueries({
    queries: Array.from({ length: countUnitChunks(unitCount) }, (_, index) => ({
      ...query('prices.readUnits', unitChunk(of, index)),
      select: parseUnits,
      enabled: index === 0 || areFirstShown,
    })),
  })
  const [join] = useState(rememberJoined)
  const { units, isWhole } = join(chunks.map(({ data }) => data))
  const isWaited = units !== null && !areFirstShown
  useEffect(() => {
    if (!isWaited) return
    // A search that none of the first units passes shows none of them.
    const timer = setTimeout(tellFirstShown, mostWaitMs)
    return () => clearTimeout(timer)
  }, [isWaited])
  const whole = isWhole && unitCount !== null ? units : null
  const complete = useRef<Unit[] | null>(null)
  useEffect(() => {
    if (whole !== null) complete.current = whole.length > 0 ? whole : null
  })
  // A pricelist that grew by a chunk is shown as it was until the new chunk is here; an empty one shows nothing.
  const all = whole ?? complete.current
  return {
    all,
    first: all ?? (unitCount === null ? null : units),
    unread: unreadOf(...chunks),
    tellFirstShown,
  }
}
