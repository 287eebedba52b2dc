import type { GridApi } from 'ag-grid-community'

/** The rows that pass search and filters. */
export const shownRows = <T>(api: GridApi<T>): T[] => {
  const rows: T[] = []
  api.forEachNodeAfterFilter(({ data }) => {
    if (data !== undefined) rows.push(data)
  })
  return rows
}
