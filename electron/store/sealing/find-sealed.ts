import type { ReadableDb } from '../file/handle.ts'
import { keyNameOf, sealedGlob } from './seal-text.ts'
import { type SealedColumns, sealedColumns } from './sealed-columns.ts'

/** The key that something here is sealed with; null: nothing is. */
export const findSealed = (db: ReadableDb): string | null => {
  for (const of of sealedColumns) {
    const text = firstOf(db, of, 'GLOB')
    if (text !== null) return keyNameOf(text)
  }
  return null
}

/** Whether a contact rests here as it was typed. */
export const hasPlainContact = (db: ReadableDb): boolean =>
  sealedColumns.some((of) => firstOf(db, of, 'NOT GLOB') !== null)

const firstOf = (
  db: ReadableDb,
  { table, columns, index, has }: SealedColumns,
  glob: 'GLOB' | 'NOT GLOB',
): string | null => {
  const indexed = index === null ? '' : `INDEXED BY ${index}`
  for (const column of columns) {
    const text = db
      .prepare<[string], string>(
        `SELECT ${column} FROM ${table} ${indexed}
         WHERE ${has} AND ${column} IS NOT NULL AND ${column} ${glob} ? LIMIT 1`,
      )
      .pluck()
      .get(sealedGlob)
    if (text !== undefined) return text
  }
  return null
}
