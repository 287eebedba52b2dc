import type { ImportMapping } from '#core/prices/transfer/import-columns'
import type { Cell } from '#core/tables/table'

type Rows = readonly (readonly Cell[])[]

/** The columns that a person chooses. */
export const chosenColumns = ['number', 'gross', 'net', 'perArea'] as const
type ChosenColumn = (typeof chosenColumns)[number]

/** What a person chose last, and the titles of the table for which it was chosen. */
export interface RememberedMapping {
  readonly titles: readonly string[]
  readonly columns: Readonly<Record<ChosenColumn, number | null>>
}

const titlesOf = (rows: Rows, { headerRow }: ImportMapping): string[] | null => {
  const header = headerRow === null ? undefined : rows[headerRow]
  return header ? header.map((cell) => (cell === null ? '' : String(cell).trim())) : null
}

/** Null for a table without titles: nothing would tell it from another. */
export const rememberedMapping = (rows: Rows, mapping: ImportMapping): RememberedMapping | null => {
  const titles = titlesOf(rows, mapping)
  const { number, net, gross, perArea } = mapping.columns
  return titles === null ? null : { titles, columns: { number, net, gross, perArea } }
}

/** A table with the very titles of the one for which a person chose is read as that one was; any other as it seems. */
export const withRemembered = (
  rows: Rows,
  guessed: ImportMapping,
  remembered: RememberedMapping | null,
): ImportMapping => {
  const titles = titlesOf(rows, guessed)
  if (remembered === null || titles === null) return guessed
  if (titles.join('\n') !== remembered.titles.join('\n')) return guessed
  return { ...guessed, columns: { ...guessed.columns, ...remembered.columns } }
}

const isColumn = (value: unknown): value is number | null =>
  value === null || (Number.isSafeInteger(value) && Number(value) >= 0)

/** What the page's store has, which may be from another version. */
export const parseRememberedMapping = (kept: unknown): RememberedMapping | null => {
  if (typeof kept !== 'object' || kept === null) return null
  const { titles, columns } = kept as Record<string, unknown>
  if (!Array.isArray(titles) || !titles.every((title) => typeof title === 'string')) return null
  if (typeof columns !== 'object' || columns === null) return null
  const { number, net, gross, perArea } = columns as Record<string, unknown>
  const isWhole = isColumn(number) && isColumn(net) && isColumn(gross) && isColumn(perArea)
  return isWhole ? { titles, columns: { number, net, gross, perArea } } : null
}
