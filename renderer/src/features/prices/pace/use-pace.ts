import { useMemo } from 'react'
import type { UnitId } from '#core/ids'
import { toJson } from '#core/json'
import { isTakenHome } from '#core/prices/pace/pace-groups'
import type { ReadPace } from '#core/prices/pace/read-pace'
import type { SalesSource } from '#core/prices/pace/sales-source'
import type { Unit } from '#core/prices/pricelist/unit'
import { useWorker } from '../premiums/use-worker.ts'
import type { AskedPace, PaceAnswer } from './pace-message.ts'

interface PaceInput {
  /** Null as long as no sales are known. */
  readonly source: SalesSource | null
  readonly homes: readonly Unit[]
  readonly groups: readonly (readonly UnitId[])[]
  readonly factors: readonly number[]
}

export interface KnownPace {
  /** Null until it is drawn for the first time. */
  readonly read: ReadPace | null
  /** Whether it is drawn from what is asked now, and not from what was asked before. */
  readonly isCurrent: boolean
  /** Asks once more, where whoever draws it has ended without an answer; null otherwise. */
  readonly askAgain: (() => void) | null
}

const openPaceWorker = () =>
  new Worker(new URL('./pace-worker.ts', import.meta.url), { type: 'module' })

/** How long the stock lasts, drawn beside the window. */
export const usePace = ({ source, homes, groups, factors }: PaceInput): KnownPace => {
  const question = useMemo(() => {
    if (source === null) return null
    const units = homes.map((unit) => ({ id: unit.id, isTaken: isTakenHome(unit) }))
    return toJson({ source, units, groups, factors })
  }, [source, homes, groups, factors])
  return useWorker<AskedPace, PaceAnswer>(question, openPaceWorker)
}
