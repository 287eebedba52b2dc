import type { DealRecord } from '../state/exports/deal-records.ts'
import type { ExportCall } from './export-definition.ts'
import { dealsById } from './units-with-deals.ts'

export interface OfDeal<Entry> {
  readonly entry: Entry
  readonly deal: DealRecord
}

/** What hangs on a deal, with the deal that it hangs on. */
export const ofDeals = <Entry extends { readonly dealId: number }>(
  call: ExportCall,
  entries: readonly Entry[],
): OfDeal<Entry>[] => {
  const deals = dealsById(call)
  return entries.flatMap((entry) => {
    const deal = deals.get(entry.dealId)
    return deal === undefined ? [] : [{ entry, deal }]
  })
}
