import { type ImportMapping, isOneColumnForBoth } from '#core/prices/transfer/import-columns'
import type { Cell } from '#core/tables/table'

/** The columns that a person chooses. */
export const chosenColumns = ['number', 'net', 'gross'] as const
export type ChosenColumn = (typeof chosenColumns)[number]

/** How the columns were called that a person chose last. */
export type RememberedTitles = Readonly<Record<ChosenColumn, string | null>>

const titleAt = (header: readonly Cell[], column: number | null): string | null => {
  const cell = column === null ? null : header[column]
  return cell === null || cell === undefined ? null : String(cell).trim()
}

const headerOf = (rows: readonly (readonly Cell[])[], { headerRow }: ImportMapping) =>
  headerRow === null ? [] : (rows[headerRow] ?? [])

export const titlesOf = (
  rows: readonly (readonly Cell[])[],
  mapping: ImportMapping,
): RememberedTitles => {
  const header = headerOf(rows, mapping)
  const { number, net, gross } = mapping.columns
  return {
    number: titleAt(header, number),
    net: titleAt(header, net),
    gross: titleAt(header, gross),
  }
}

/** A table that has all the titles chosen last is read as that one was. */
export const withRemembered = (
  rows: readonly (readonly Cell[])[],
  guessed: ImportMapping,
  titles: RememberedTitles | null,
): ImportMapping => {
  if (titles === null) return guessed
  const header = headerOf(rows, guessed).map((cell) => (cell === null ? '' : String(cell).trim()))
  const wanted = chosenColumns.filter((column) => titles[column] !== null)
  if (wanted.some((column) => !header.includes(titles[column] ?? ''))) return guessed
  const columns = { ...guessed.columns, net: null, gross: null } as {
    -readonly [C in keyof ImportMapping['columns']]: ImportMapping['columns'][C]
  }
  for (const column of wanted) columns[column] = header.indexOf(titles[column] ?? '')
  const remembered = { ...guessed, columns }
  // Two columns of the same title: which of them was meant, a title cannot tell.
  return isOneColumnForBoth(remembered) ? guessed : remembered
}
