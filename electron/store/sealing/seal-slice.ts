import type { WritableDb } from '../file/handle.ts'
import { zeroing } from '../file/zeroing.ts'
import { isSealed } from './seal-text.ts'
import { type SealedColumns, sealedColumns } from './sealed-columns.ts'

type Value = string | number | null
type Row = Readonly<Record<string, Value>>

/** How far the sealing has come: the table, and the last row of it. */
export interface SealedUntil {
  readonly table: number
  readonly after: readonly Value[] | null
}

export const sealFromStart: SealedUntil = { table: 0, after: null }

interface Slice {
  readonly sealed: number
  /** Null where all rows were looked at. */
  readonly next: SealedUntil | null
}

// A slice took 6 ms on the slowest machine at hand, and as long for the disk.
const rowsPerSlice = 100

/** Seals the next of what rests as it was typed. `whenSealing` belongs to the same transaction. */
export const sealSlice = (
  db: WritableDb,
  { from, whenSealing }: { readonly from: SealedUntil; readonly whenSealing: () => void },
): Slice => {
  const of = sealedColumns[from.table]
  if (of === undefined) return { sealed: 0, next: null }
  const rows = nextRows(db, of, from.after)
  const plain = rows.filter((row) => of.columns.some((column) => isPlain(row[column])))
  if (plain.length > 0) {
    zeroing(db, () =>
      db.transaction(() => {
        whenSealing()
        sealRows(db, of, plain)
      })(),
    )
  }
  const last = rows.at(-1)
  const isLast = rows.length < rowsPerSlice || last === undefined
  const next = isLast
    ? { table: from.table + 1, after: null }
    : { table: from.table, after: of.order.map((column) => last[`at_${column}`] ?? null) }
  return { sealed: plain.length, next }
}

const isPlain = (value: Value | undefined): boolean => typeof value === 'string' && !isSealed(value)

const nextRows = (
  db: WritableDb,
  { table, columns, index, order, has }: SealedColumns,
  after: readonly Value[] | null,
): Row[] => {
  const ordered = order.join(', ')
  const beyond = after === null ? '' : `AND (${ordered}) > (${order.map(() => '?').join(', ')})`
  return db
    .prepare<unknown[], Row>(
      `SELECT ${order.map((column) => `${column} AS at_${column}`).join(', ')},
         ${columns.join(', ')}
       FROM ${table} ${index === null ? '' : `INDEXED BY ${index}`}
       WHERE ${has} ${beyond} ORDER BY ${ordered} LIMIT ${rowsPerSlice}`,
    )
    .all(...(after ?? []))
}

/**
 * First written over with as many letters: a longer text moves rows to other pages, and where they stood before would
 * keep what it was.
 */
const sealRows = (
  db: WritableDb,
  { table, columns, row, order }: SealedColumns,
  rows: readonly Row[],
): void => {
  const where = order.map((column) => `${column} = @at_${column}`).join(' AND ')
  const update = (to: (column: string) => string) =>
    db.prepare(
      `UPDATE ${table} SET ${columns.map((name) => `${name} = ${to(name)}`).join(', ')}
       WHERE ${where}`,
    )
  const blank = update((name) => `@blank_${name}`)
  const seal = update((name) => `seal(@${name}, '${table}.${name}', ${row})`)
  for (const one of rows) {
    const blanks = columns.map((name) => [`blank_${name}`, blankOf(one[name] ?? null)] as const)
    blank.run({ ...one, ...Object.fromEntries(blanks) })
  }
  for (const one of rows) seal.run(one)
}

/** A value of the same number of bytes, and a JSON text where possible. */
const blankOf = (value: Value): Value => {
  if (typeof value !== 'string') return value
  const bytes = Buffer.byteLength(value)
  return bytes < 2 ? '0'.repeat(bytes) : `"${'0'.repeat(bytes - 2)}"`
}
