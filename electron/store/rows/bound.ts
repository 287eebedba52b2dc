import type { Result } from '#core/contract/failure'
import type { ReadableDb, WritableDb } from '../file/handle.ts'
import { attemptWrite } from '../file/write-failure.ts'

/** Functions over a handle, as they are once it is given to them. */
export type BoundRows<M> = {
  readonly [K in keyof M]: M[K] extends (db: never, ...values: infer A) => infer R
    ? (...values: A) => R
    : never
}

/** Those of the functions that only read: one that needs a handle to write is left out. */
export type BoundReads<M> = {
  readonly [K in keyof M]: M[K] extends (db: ReadableDb, ...values: infer A) => infer R
    ? (...values: A) => R
    : never
}

/** Functions that write, each of which answers with a failure where the disk refuses it. */
export type BoundWrites<M> = {
  readonly [K in keyof M]: M[K] extends (db: never, ...values: infer A) => infer R
    ? (...values: A) => Result<R extends void ? null : R>
    : never
}

type Row = (db: WritableDb, ...values: readonly unknown[]) => unknown

const bind = (rows: object, call: (row: Row, values: readonly unknown[]) => unknown): object =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      (...values: readonly unknown[]) => call(row, values),
    ]),
  )

/** A room's functions, handed over as they are; a feature's type says which of them it needs. */
export const bindRows = <M extends object>(db: WritableDb, rows: M): BoundRows<M> =>
  bind(rows, (row, values) => row(db, ...values)) as BoundRows<M>

export const bindReads = <M extends object>(db: WritableDb, rows: M): BoundReads<M> =>
  bind(rows, (row, values) => row(db, ...values)) as BoundReads<M>

export const bindWrites = <M extends object>(
  { db, path }: { readonly db: WritableDb; readonly path: string },
  rows: M,
): BoundWrites<M> =>
  bind(rows, (row, values) =>
    attemptWrite(path, () => row(db, ...values) ?? null),
  ) as BoundWrites<M>
