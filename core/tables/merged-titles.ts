import { rowsLookedAt } from './find-header.ts'
import type { Cell } from './table.ts'

/** A merged cell by its rows and columns, counted from zero, both ends included. */
export interface MergedCell {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

type Rows = readonly (readonly Cell[])[]

// A title is a word: what has a digit may be a price, which belongs to one row.
const isTitle = (cell: Cell): cell is string =>
  typeof cell === 'string' && /^\D*\p{L}\D*$/u.test(cell)

const isFilled = (cell: Cell | undefined): boolean =>
  cell !== null && cell !== undefined && cell !== ''

/** Whether a merged cell is a title over the titles of its columns, and not the name of the whole table. */
const isOverTitles = (rows: Rows, { top, bottom, left, right }: MergedCell): boolean => {
  const row = rows[top] ?? []
  const below = (rows[top + 1] ?? []).slice(left, right + 1).filter(isFilled)
  const hasNeighbour = row.some((cell, column) => isFilled(cell) && column !== left)
  return (
    top === bottom &&
    right > left &&
    top < rowsLookedAt &&
    isTitle(row[left] ?? null) &&
    hasNeighbour &&
    below.length > 0 &&
    below.every((cell) => isTitle(cell))
  )
}

/** The titles of two rows in the lower one: `Price` over `without VAT` and `with VAT` names both prices. */
const titlesBelow = (rows: Rows, top: number, merged: readonly MergedCell[]): Cell[] => {
  const titles = [...(rows[top + 1] ?? [])]
  for (const { left, right, bottom } of merged) {
    const title = rows[top]?.[left] ?? null
    if (bottom > top) titles[left] = title
    else {
      for (let column = left; column <= right; column += 1) {
        const own = titles[column] ?? null
        titles[column] = isFilled(own) ? `${title} ${own}` : title
      }
    }
  }
  // A column without a merged cell may have its only title above.
  return Array.from({ length: Math.max(titles.length, rows[top]?.length ?? 0) }, (_, column) => {
    const isMerged = merged.some(({ left, right }) => column >= left && column <= right)
    return titles[column] ?? (isMerged ? null : (rows[top]?.[column] ?? null))
  })
}

/** A header of two rows, with cells that are merged over several columns, as one row of titles. */
export const withMergedTitles = (rows: Rows, merged: readonly MergedCell[]): Cell[][] => {
  const top = merged.find((cell) => isOverTitles(rows, cell))?.top
  if (top === undefined) return rows.map((row) => [...row])
  const ofHeader = merged.filter(
    (cell) => cell.top === top && (isOverTitles(rows, cell) || cell.bottom === top + 1),
  )
  const titles = titlesBelow(rows, top, ofHeader)
  return rows.map((row, index) => {
    if (index === top) return []
    return index === top + 1 ? titles : [...row]
  })
}
