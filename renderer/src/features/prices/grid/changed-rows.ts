import type { DraftPrices } from '#core/prices/draft/draft-steps'
import { movedUnits } from '#core/prices/draft/moved-units'

// Beyond what a screen shows, drawing all that is seen costs less than finding each row.
const mostRows = 60

/** The rows that another draft shows otherwise; `all` where they are many. */
export const changedRows = (before: DraftPrices, after: DraftPrices): string[] | 'all' => {
  const rows: string[] = []
  for (const id of movedUnits(before, after)) {
    if (rows.push(String(id)) > mostRows) return 'all'
  }
  return rows
}
