import { rowsLookedAt } from '#core/tables/find-header'
import type { Cell } from '#core/tables/table'
import { recogniseSentColumns, rememberedSentMapping, type SentMapping } from './sent-columns.ts'

export interface SentFileRow {
  /** The row's number in the file, from one. */
  readonly number: number
  readonly cells: readonly Cell[]
}

interface SentTable {
  readonly mapping: SentMapping
  readonly rows: readonly SentFileRow[]
}

interface SentTableHints {
  readonly remembered: readonly SentMapping[]
  /** The time zone of the site. */
  readonly timeZone: string
}

/**
 * Finds the table in a file: the first row that names most columns has the titles, and rows above it are ignored. Null
 * where no row names any column.
 */
export const findSentTable = (
  rows: readonly SentFileRow[],
  { remembered, timeZone }: SentTableHints,
): SentTable | null => {
  let best: { at: number; columns: SentMapping['columns']; count: number } | null = null
  for (const [at, { cells }] of rows.slice(0, rowsLookedAt).entries()) {
    const columns = recogniseSentColumns(cells)
    const count = Object.values(columns).filter((column) => column !== null).length
    if (count > (best?.count ?? 0)) best = { at, columns, count }
    const known = rememberedSentMapping(cells, remembered)
    if (known) return { mapping: known, rows: rows.slice(at + 1) }
  }
  if (best === null) return null
  const titles = (rows[best.at]?.cells ?? []).map((cell) => String(cell ?? ''))
  const body = rows.slice(best.at + 1)
  const times = body.map(({ cells }) => cells[best.columns.time ?? -1] ?? null)
  const dateOrder = guessDateOrder(times)
  return {
    mapping: { titles, columns: best.columns, timeZone, dateOrder, clockShiftMs: 0 },
    rows: body,
  }
}

/** The order of day and month in dates such as `3/4/2026`: a number above twelve is no month. */
const guessDateOrder = (times: readonly Cell[]): SentMapping['dateOrder'] => {
  const slashed = times.flatMap((cell) => {
    const [, first, second] = /^(\d{1,2})\/(\d{1,2})\/\d{4}/.exec(String(cell ?? '').trim()) ?? []
    return first === undefined ? [] : [{ first: Number(first), second: Number(second) }]
  })
  const isMonthFirst =
    slashed.some(({ second }) => second > 12) && slashed.every(({ first }) => first <= 12)
  return isMonthFirst ? 'monthFirst' : 'dayFirst'
}
