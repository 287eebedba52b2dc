import type { WritableDb } from '../file/handle.ts'

/** Functions over a handle, as they are once it is given to them. */
export type Bound<M> = {
  readonly [K in keyof M]: M[K] extends (db: never, ...values: infer A) => infer R
    ? (...values: A) => R
    : never
}

export const bindRows = <M extends Record<string, (db: WritableDb, ...values: never[]) => unknown>>(
  db: WritableDb,
  rows: M,
): Bound<M> =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, (...values: never[]) => row(db, ...values)]),
  ) as Bound<M>
