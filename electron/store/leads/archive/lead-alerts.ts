import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import type { LeadArchive } from './lead-archives.ts'

interface LeadAlert {
  readonly archive: LeadArchive
  readonly kind: 'silence' | 'held' | 'rate'
  readonly subject: string
}

export const hasLeadAlert = (db: ReadableDb, { archive, kind, subject }: LeadAlert): boolean =>
  db
    .prepare<[number, string, string], number>(
      'SELECT 1 FROM lead_alert WHERE archive = ? AND kind = ? AND subject = ?',
    )
    .pluck()
    .get(archive, kind, subject) === 1

/** Raises an alert; the result says whether it was not raised before. */
export const raiseLeadAlert = (
  db: WritableDb,
  { archive, kind, subject, at }: LeadAlert & { readonly at: Timestamp },
): boolean =>
  db
    .prepare(
      `INSERT INTO lead_alert (archive, kind, subject, told_at) VALUES (?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
    )
    .run(archive, kind, subject, at).changes > 0

/** Clears an alert whose cause is over, so that it may be raised again. */
export const clearLeadAlert = (db: WritableDb, { archive, kind, subject }: LeadAlert): void => {
  db.prepare('DELETE FROM lead_alert WHERE archive = ? AND kind = ? AND subject = ?').run(
    archive,
    kind,
    subject,
  )
}
