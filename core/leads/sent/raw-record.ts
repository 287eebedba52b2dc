import type { Cell } from '#core/tables/table'
import { maskContacts, maskEmail, maskPhone } from '../privacy/mask-contact.ts'
import { recogniseSentColumns, type SentMapping } from './sent-columns.ts'

const told = ['email', 'phone', 'time'] as const

/**
 * A row of the site's file as it stood there: every cell that is not empty, under its title, and what the mapping took
 * it for, which an earlier version did not keep.
 */
export type RawRecord = readonly (readonly [
  title: string,
  text: string,
  what?: (typeof told)[number],
])[]

const mostCells = 200
const longestCell = 2_000

export const rawRecord = (
  { titles, columns }: Pick<SentMapping, 'titles' | 'columns'>,
  cells: readonly Cell[],
): RawRecord =>
  cells
    .slice(0, mostCells)
    .map((cell, at) => {
      const [title, text] = [titles[at] ?? '', String(cell ?? '').slice(0, longestCell)]
      const what = told.find((column) => columns[column] === at)
      return what === undefined ? ([title, text] as const) : ([title, text, what] as const)
    })
    .filter(([, text]) => text.trim() !== '')

/** As whoever looks may see it. */
export const maskRecord = (record: RawRecord): RawRecord => {
  const byTitle = recogniseSentColumns(record.map(([title]) => title))
  return record.map(([title, text, what], at) => {
    switch (what ?? told.find((column) => byTitle[column] === at)) {
      case 'phone':
        return [title, maskPhone(text)]
      case 'email':
        return [title, maskEmail(text)]
      case 'time':
        return [title, text]
      default:
        return [title, maskContacts(text)]
    }
  })
}
