import { type GridApi, isColumn } from 'ag-grid-community'

/**
 * Tells where the column of a cell or a header stands among those that are shown now, -1 where it is none of them. The
 * page has the names of columns escaped.
 */
export const findColumns = <T>(api: GridApi<T>): ((element: Element) => number) => {
  const places = new Map<string | null, number>()
  for (const [at, column] of api.getAllDisplayedColumns().entries()) {
    if (isColumn(column)) places.set(column.colIdSanitised, at)
  }
  return (element) => places.get(element.getAttribute('col-id')) ?? -1
}
