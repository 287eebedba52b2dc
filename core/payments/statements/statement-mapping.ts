import { z } from 'zod'
import { findTitle } from '#core/tables/find-title'
import { titleWords } from '#core/tables/plain-title'
import {
  columnWords,
  messageWords,
  type StatementColumn,
  statementColumns,
} from '../formats/column-words.ts'

const columnSchema = z.int().nonnegative().max(199).nullable()
type ColumnShape = Record<StatementColumn, typeof columnSchema>
const columnShape = Object.fromEntries(
  statementColumns.map((column) => [column, columnSchema]),
) as ColumnShape

/** What the columns of a bank's table mean; remembered for the next file with the same titles. */
export const statementMappingSchema = z.strictObject({
  /** The titles by which another file of the same bank is recognised. */
  titles: z.array(z.string().max(200)).min(1).max(200),
  columns: z.strictObject(columnShape),
  /** The columns that together make the message. */
  message: z.array(z.int().nonnegative().max(199)).max(20),
  /** The currency where neither a column nor the amount has it. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
})
export type StatementMapping = z.infer<typeof statementMappingSchema>

/** Recognises columns by their titles; a person may correct the result. */
export const recogniseColumns = (titles: readonly string[]): StatementMapping => {
  const keys = titles.map(titleWords)
  const taken = new Set<number>()
  const find = (words: readonly string[]): number | null => {
    const at = findTitle(keys, words, (index) => taken.has(index))
    if (at !== null) taken.add(at)
    return at
  }
  const entries = statementColumns.map((column) => [column, find(columnWords[column])] as const)
  const columns = Object.fromEntries(entries) as StatementMapping['columns']
  // A table whose own account has another title uses these for the counterparty's.
  if (columns.counterAccount === null) columns.counterAccount = find(['cislo uctu', 'iban'])
  const message = messageWords.map((words) => columnsOf(keys, words, taken))
  return {
    titles: [...titles],
    columns,
    message: message.find((found) => found.length > 0) ?? [],
    currency: null,
  }
}

const columnsOf = (
  keys: readonly string[],
  words: readonly string[],
  taken: ReadonlySet<number>,
): number[] => [...keys.keys()].filter((at) => words.includes(keys[at] ?? '') && !taken.has(at))

/** Whether transactions can be read with a mapping: a date and an amount are needed. */
export const isReadable = ({ columns }: Pick<StatementMapping, 'columns'>): boolean =>
  columns.bookedOn !== null &&
  (columns.amount !== null || columns.credit !== null || columns.debit !== null)

/** The mapping that was remembered for these titles. */
export const rememberedMapping = (
  titles: readonly string[],
  remembered: readonly StatementMapping[],
): StatementMapping | null => {
  const wanted = titles.map(titleWords).join('|')
  return remembered.find((known) => known.titles.map(titleWords).join('|') === wanted) ?? null
}
