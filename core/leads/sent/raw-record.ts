import type { Cell } from '#core/tables/table'
import { maskContacts, maskEmail, maskPhone } from '../privacy/mask-contact.ts'
import { recogniseSentColumns, type SentMapping } from './sent-columns.ts'

const markedColumns = ['email', 'phone', 'time', 'unit', 'message'] as const

/**
 * A row of the site's file: the title and text of every cell that is not empty, and the meaning of those that are
 * masked in a way of their own, or needed to send the lead again.
 */
export type RawRecord = readonly (readonly [
  title: string,
  text: string,
  what?: (typeof markedColumns)[number],
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
      const what = markedColumns.find((column) => columns[column] === at)
      return what === undefined ? ([title, text] as const) : ([title, text, what] as const)
    })
    .filter(([, text]) => text.trim() !== '')

/** The record with its contacts masked. */
export const maskRecord = (record: RawRecord): RawRecord => {
  const byTitle = recogniseSentColumns(record.map(([title]) => title))
  return record.map(([title, text, what], at) => {
    switch (what ?? markedColumns.find((column) => byTitle[column] === at)) {
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
