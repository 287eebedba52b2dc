import { readText } from '#core/exports/table/read-cell'
import { fold } from '#core/fold'
import type { Cell } from '#core/tables/table'
import type { NamedTable } from './parsed-workbook.ts'
import type { SearchHit } from './reports-message.ts'

/** Every cell with the text in it, from the top. */
export const searchTables = (
  tables: readonly NamedTable[],
  { text, most }: { readonly text: string; readonly most: number },
): { hits: SearchHit[]; isCutShort: boolean } => {
  const has = cellTest(fold(text.trim()))
  const hits: SearchHit[] = []
  for (const [sheet, { rows, columns }] of tables.entries()) {
    for (const [row, cells] of rows.entries()) {
      for (const [at, cell] of cells.entries()) {
        if (cell === null || !has(cell)) continue
        if (hits.length === most) return { hits, isCutShort: true }
        hits.push({ sheet, row, column: columns[at]?.name ?? '', cell: readText(cell) })
      }
    }
  }
  return { hits, isCutShort: false }
}

/** Most cells of a report repeat texts of other cells, so each text is tested once. */
const cellTest = (wanted: string): ((cell: NonNullable<Cell>) => boolean) => {
  const known = new Map<Cell, boolean>()
  return (cell) => {
    const before = known.get(cell)
    if (before !== undefined) return before
    const has = fold(String(cell)).includes(wanted)
    known.set(cell, has)
    return has
  }
}
