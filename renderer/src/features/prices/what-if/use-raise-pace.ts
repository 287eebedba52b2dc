import { useMemo } from 'react'
import type { ProjectKey, UnitId } from '#core/ids'
import { homesForSale } from '#core/prices/pace/pace-groups'
import type { GroupPace } from '#core/prices/pace/read-pace'
import type { SalesSource, UnitSale } from '#core/prices/pace/sales-source'
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

/** How long what would go up lasts. */
export type RaisePace =
  /** From where sales are known is not read yet. */
  | { readonly kind: 'reading' }
  /** No sales are known. */
  | { readonly kind: 'none' }
  | { readonly kind: 'drawing' }
  | { readonly kind: 'failed'; readonly askAgain: () => void }
  | {
      readonly kind: 'told'
      /** From where it is told. */
      readonly source: SalesSource
      /** As things go comes first, then each assumption. */
      readonly pace: GroupPace
      /** The sales that it is told from: of these units, or of all homes. */
      readonly sales: readonly UnitSale[]
    }

/** How long what would go up lasts, as things go and under each assumption. */
export const useRaisePace = ({ of, all, raised, assumed }: RaisePaceInput): RaisePace => {
  const sources = useSalesSources(of)
  const [source = null] = sources ?? []
  const homes = useMemo(() => homesForSale(all), [all])
  const ids = useMemo(() => {
    const known = new Set<UnitId>(homes.map(({ id }) => id))
    return raised.map(({ id }) => id).filter((id) => known.has(id))
  }, [homes, raised])
  const groups = useMemo(() => [ids], [ids])
  const factors = useMemo(() => [1, ...assumed.map(({ lost }) => 1 - lost)], [assumed])
  const { read, isCurrent, askAgain } = usePace({ source, homes, groups, factors })
  if (sources === null) return { kind: 'reading' }
  if (source === null || ids.length === 0) return { kind: 'none' }
  if (askAgain !== null) return { kind: 'failed', askAgain }
  const [pace] = read?.groups ?? []
  if (read === null || pace === undefined || !isCurrent) return { kind: 'drawing' }
  const { sales } = pace.isOfProject ? read.project : pace
  return { kind: 'told', source, pace, sales }
}
