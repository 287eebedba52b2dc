import type { Cell } from '#core/tables/table'
import { isFilled, readDate, readFlag, readNumber } from './read-cell.ts'

export type ColumnType = 'number' | 'date' | 'flag' | 'text' | 'empty'

// A few cells with a remark do not make a column of prices one of texts.
const enough = 0.9

/**
 * What a column holds, by its cells. Digits that came as text stay text where the whole column did, because that
 * is how telephones and variable symbols come.
 */
export const columnType = (cells: Iterable<Cell>): ColumnType => {
  const filled = [...cells].filter(isFilled)
  if (filled.length === 0) return 'empty'
  if (filled.every((cell) => readFlag(cell) !== null)) return 'flag'
  if (isMostly(filled, (cell) => readDate(cell) !== null)) return 'date'
  const texts = filled.filter((cell) => typeof cell === 'string')
  if (texts.length === filled.length && !texts.some(isMarked)) return 'text'
  const isNumber = (cell: Cell) => !isCode(cell) && readNumber(cell) !== null
  return isMostly(filled, isNumber) ? 'number' : 'text'
}

/** Looks no further than it has to: most columns are of texts. */
const isMostly = (cells: readonly Cell[], fits: (cell: Cell) => boolean): boolean => {
  const mostMisses = cells.length * (1 - enough)
  let misses = 0
  for (const cell of cells) {
    if (fits(cell)) continue
    misses += 1
    if (misses > mostMisses) return false
  }
  return true
}

const isMarked = (text: string): boolean => /\d[.,]\d|\d[\s\u00a0\u202f]\d{3}(?!\d)/.test(text)
const isCode = (cell: Cell): boolean => typeof cell === 'string' && /^\s*0\d/.test(cell)
