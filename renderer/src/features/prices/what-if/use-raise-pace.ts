import { useMemo } from 'react'
import type { ProjectKey, UnitId } from '#core/ids'
import { homesForSale } from '#core/prices/pace/pace-groups'
import type { GroupPace } from '#core/prices/pace/read-pace'
import type { SalesSource } from '#core/prices/pace/sales-source'
import type { Unit } from '#core/prices/pricelist/unit'
import type { AssumedSales } from '#core/prices/what-if/assumed-sales'
import { usePace } from '../pace/use-pace.ts'
import { useSalesSources } from '../pace/use-sales-sources.ts'

interface RaisePaceInput {
  readonly of: ProjectKey
  /** All units of the list. */
  readonly all: readonly Unit[]
  /** Those that would go up. */
  readonly raised: readonly Unit[]
  readonly assumed: readonly AssumedSales[]
}

export interface RaisePace {
  /** From where it is told. */
  readonly source: SalesSource
  /** As things go comes first, then each assumption. */
  readonly pace: GroupPace
}

/** How long what would go up lasts, as things go and under each assumption; null where nothing is known of that. */
export const useRaisePace = ({ of, all, raised, assumed }: RaisePaceInput): RaisePace | null => {
  const [source = null] = useSalesSources(of) ?? []
  const homes = useMemo(() => homesForSale(all), [all])
  const ids = useMemo(() => {
    const known = new Set<UnitId>(homes.map(({ id }) => id))
    return raised.map(({ id }) => id).filter((id) => known.has(id))
  }, [homes, raised])
  const groups = useMemo(() => [ids], [ids])
  const factors = useMemo(() => [1, ...assumed.map(({ lost }) => 1 - lost)], [assumed])
  const { read } = usePace({ source, homes, groups, factors })
  const [pace] = read?.groups ?? []
  const isOfThese = pace?.months.length === factors.length
  return source === null || ids.length === 0 || pace === undefined || !isOfThese
    ? null
    : { source, pace }
}
