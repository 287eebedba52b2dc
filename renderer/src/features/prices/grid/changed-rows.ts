import type { DraftPrices } from '#core/prices/draft/draft-steps'

// Beyond what a screen shows, drawing all that is seen costs less than finding each row.
const mostRows = 60

/** The rows that another draft shows otherwise; `all` where they are many. */
export const changedRows = (before: DraftPrices, after: DraftPrices): string[] | 'all' => {
  const rows: string[] = []
  const note = (id: number) => rows.push(String(id)) <= mostRows
  for (const [id, price] of after) if (before.get(id) !== price && !note(id)) return 'all'
  for (const id of before.keys()) if (!after.has(id) && !note(id)) return 'all'
  return rows
}
