import { hash } from 'node:crypto'

/** What a row says, in the order of its columns. */
export type HashedFields = readonly (string | number | null)[]

/** Ties a row to all before it: a row that is changed, removed or moved leaves a hash that does not follow. */
export const auditHash = (previous: string, fields: HashedFields): string =>
  hash('sha256', JSON.stringify([previous, ...fields]))
