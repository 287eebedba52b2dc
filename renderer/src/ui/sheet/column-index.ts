import { type GridApi, isColumn } from 'ag-grid-community'

/** Where the column of a cell or a header stands among those that are shown; the page has its name escaped. */
export const columnIndex = <T>(api: GridApi<T>, element: Element): number => {
  const name = element.getAttribute('col-id')
  return api
    .getAllDisplayedColumns()
    .findIndex((column) => isColumn(column) && column.colIdSanitised === name)
}
