import type { DealRecord } from '../state/exports/deal-records.ts'
import type { ExportCall } from './export-definition.ts'
import { dealsById } from './units-with-deals.ts'

export interface EntryWithDeal<Entry> {
  readonly entry: Entry
  readonly deal: DealRecord
}

/** The entries that belong to a deal, each with that deal. */
export const entriesWithDeals = <Entry extends { readonly dealId: number }>(
  call: ExportCall,
  entries: readonly Entry[],
): EntryWithDeal<Entry>[] => {
  const deals = dealsById(call)
  return entries.flatMap((entry) => {
    const deal = deals.get(entry.dealId)
    return deal === undefined ? [] : [{ entry, deal }]
  })
}
