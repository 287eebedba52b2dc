import type { Cell } from '#core/tables/table'
import { maskContacts, maskEmail, maskPhone } from './mask-contact.ts'
import { recogniseSentColumns } from './sent-columns.ts'

/** A row of the site's file as it stood there: every cell that is not empty, under its title. */
export type RawRecord = readonly (readonly [title: string, text: string])[]

const mostCells = 200
const longestCell = 2_000

export const rawRecord = (titles: readonly string[], cells: readonly Cell[]): RawRecord =>
  cells
    .slice(0, mostCells)
    .map((cell, at) => [titles[at] ?? '', String(cell ?? '').slice(0, longestCell)] as const)
    .filter(([, text]) => text.trim() !== '')

/** As whoever looks may see it. */
export const maskRecord = (record: RawRecord): RawRecord => {
  const { email, phone } = recogniseSentColumns(record.map(([title]) => title))
  return record.map(([title, text], at) => {
    if (at === phone) return [title, maskPhone(text)]
    return [title, at === email ? maskEmail(text) : maskContacts(text)]
  })
}
