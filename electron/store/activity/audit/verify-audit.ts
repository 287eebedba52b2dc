import type { ReadableDb } from '../../file/handle.ts'
import { auditHash, type HashedFields } from './audit-hash.ts'

export interface AuditVerdict {
  /** The number of the newest row. */
  readonly rows: number
  /** The hash of the newest row: it stands for all before it. Empty where there is none. */
  readonly head: string
  /** Rows that do not follow from the one before, the oldest first; no more than a hundred are named. */
  readonly broken: number[]
}

export const nothingVerified: AuditVerdict = { rows: 0, head: '', broken: [] }

const mostNamed = 100

/**
 * Follows the chain for some rows from where it was followed to. A row that was forged, removed or moved breaks it at the
 * next one. Null where there is nothing more to follow.
 */
export const verifyFrom = (
  db: ReadableDb,
  { verified, limit }: { readonly verified: AuditVerdict; readonly limit: number },
): AuditVerdict | null => {
  const rows = db
    .prepare<[number, number], [...HashedFields, string]>(
      `SELECT id, at, person, desk, workspace, crm, kind, outcome, project_id, unit_id, unit, subject, before, after,
         source, hash FROM audit WHERE id > ? ORDER BY id LIMIT ?`,
    )
    .raw()
    .all(verified.rows, limit)
  if (rows.length === 0) return null
  const broken = [...verified.broken]
  let { head, rows: last } = verified
  for (const row of rows) {
    const hash = String(row.at(-1))
    const id = Number(row[0])
    const follows = id === last + 1 && auditHash(head, row.slice(0, -1)) === hash
    if (!follows && broken.length < mostNamed) broken.push(id)
    head = hash
    last = id
  }
  return { rows: last, head, broken }
}
