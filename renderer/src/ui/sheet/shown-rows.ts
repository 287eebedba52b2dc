import type { GridApi } from 'ag-grid-community'

/** The rows that pass search and filters, in the order in which they are seen. */
export const shownRows = <T>(api: GridApi<T>): T[] => {
  const rows: T[] = []
  api.forEachNodeAfterFilterAndSort(({ data }) => {
    if (data !== undefined) rows.push(data)
  })
  return rows
}
