import type { CellEditingStartedEvent } from 'ag-grid-community'
import type { LayerParts } from './layer-parts.ts'

/** The grid calls every editor "Cell Editor": here it is named after its column and its row. */
export const nameEditor = <T>({ api, place }: LayerParts<T>): (() => void) => {
  const name = ({ column, node }: CellEditingStartedEvent<T>) => {
    // A person may open a cell and leave at once: the call then comes when the table is gone.
    if (api.isDestroyed()) return
    const [first] = api.getAllDisplayedColumns()
    const row = first && api.getCellValue({ rowNode: node, colKey: first, useFormatter: true })
    const title = api.getDisplayNameForColumn(column, 'header')
    place
      .querySelector('.ag-cell-inline-editing input')
      ?.setAttribute('aria-label', `${title}, ${row ?? ''}`)
  }
  api.addEventListener('cellEditingStarted', name)
  return () => {
    if (!api.isDestroyed()) api.removeEventListener('cellEditingStarted', name)
  }
}
