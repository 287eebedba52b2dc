import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ProjectKey } from '#core/ids'
import { fromJson } from '#core/json'
import { type SalesSource, sourceKinds } from '#core/prices/pace/sales-source'
import { query } from '../../../bridge/query.ts'

/** From where the sales of a project are known, the one that reaches furthest first; null until that is read. */
export const useSalesSources = (of: ProjectKey): readonly SalesSource[] | null => {
  const { data: seen, isPending: isSeenPending } = useQuery(query('prices.readSeenSales', of))
  // Where no report can be read, what was seen here is known all the same.
  const { data: exported, isPending: isExportedPending } = useQuery(query('exports.readSales', of))
  return useMemo(() => {
    if (isSeenPending || isExportedPending) return null
    const ofSeen = seen === undefined ? null : fromJson(seen.source)
    const ofReports = exported === undefined ? [] : fromJson(exported.sources)
    return [...(ofSeen === null ? [] : [ofSeen]), ...ofReports].toSorted(
      (one, other) =>
        other.to - other.from - (one.to - one.from) ||
        sourceKinds.indexOf(one.kind) - sourceKinds.indexOf(other.kind),
    )
  }, [seen, isSeenPending, exported, isExportedPending])
}
