import { z } from 'zod'
import {
  columnWords,
  messageWords,
  type StatementColumn,
  statementColumns,
  titleKey,
} from '../formats/column-words.ts'

const columnSchema = z.int().nonnegative().max(199).nullable()
type ColumnShape = Record<StatementColumn, typeof columnSchema>
const columnShape = Object.fromEntries(
  statementColumns.map((column) => [column, columnSchema]),
) as ColumnShape

/** What each column of a bank's table tells; remembered for the next file with the same titles. */
export const statementMappingSchema = z.strictObject({
  /** The titles, by which a file of the same bank is known again. */
  titles: z.array(z.string().max(200)).min(1).max(200),
  columns: z.strictObject(columnShape),
  /** Those that make the message together. */
  message: z.array(z.int().nonnegative().max(199)).max(20),
  /** Where no column tells it. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
})
export type StatementMapping = z.infer<typeof statementMappingSchema>

/** By its titles alone: what a person may then correct. */
export const recogniseColumns = (titles: readonly string[]): StatementMapping => {
  const keys = titles.map(titleKey)
  const taken = new Set<number>()
  const find = (words: readonly string[]): number | null => {
    for (const word of words) {
      const at = keys.findIndex((key, index) => key === word && !taken.has(index))
      if (at < 0) continue
      taken.add(at)
      return at
    }
    return null
  }
  const entries = statementColumns.map((column) => [column, find(columnWords[column])] as const)
  const columns = Object.fromEntries(entries) as StatementMapping['columns']
  // Where the own account has another title, this one is the other side's.
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

/** Whether a row of money can be read by it. */
export const isReadable = ({ columns }: Pick<StatementMapping, 'columns'>): boolean =>
  columns.bookedOn !== null &&
  (columns.amount !== null || columns.credit !== null || columns.debit !== null)

/** The one that was remembered for these titles. */
export const rememberedMapping = (
  titles: readonly string[],
  remembered: readonly StatementMapping[],
): StatementMapping | null => {
  const wanted = titles.map(titleKey).join('|')
  return remembered.find((known) => known.titles.map(titleKey).join('|') === wanted) ?? null
}
