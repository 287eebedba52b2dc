import { originOf } from '#core/accounts/login-key'
import type { Clock } from '#core/time'
import type { WritableDb } from '../../file/handle.ts'
import { type RestoredNotice, readRestored } from '../../recovery/restored-notice.ts'
import { auditHash } from './audit-hash.ts'
import { auditTriggers } from './audit-triggers.ts'

export interface AuditPlace {
  readonly clock: Clock
  /** The name of the person as the system has it; one from the settings goes before it. */
  readonly person: string
  /** The name of the computer. */
  readonly desk: string
}

const silent = new WeakSet<WritableDb>()

/** Writes without a row in the audit: it is somebody else's act, which their desk tells. */
export const withoutAudit = (db: WritableDb, write: () => void): void => {
  silent.add(db)
  try {
    write()
  } finally {
    silent.delete(db)
  }
}

type Hashed = string | number | null

/** From now on the connection writes down each act, in the transaction of what it tells of. */
export const keepAudit = (db: WritableDb, { clock, person, desk }: AuditPlace): void => {
  db.function('audit_now', () => clock.now())
  db.function('audit_user', () => person)
  db.function('audit_desk', () => desk)
  db.function('audit_is_silent', () => Number(silent.has(db)))
  db.function('audit_origin', (baseUrl: unknown) => originOf(String(baseUrl)))
  db.function('audit_hash', { varargs: true }, (previous: Hashed, ...fields: Hashed[]) =>
    auditHash(String(previous), fields),
  )
  db.exec(auditTriggers)
  const restored = readRestored(db)
  if (restored !== null) tellRestored(db, restored)
}

/** What was done after the backup may be missing in front of this row. */
const tellRestored = (db: WritableDb, { at, backupFrom }: RestoredNotice): void => {
  db.prepare(
    `INSERT INTO audited_act (kind, outcome, unit, subject, after, source)
     SELECT 'store', 'restored', '', '', json_object('backupFrom', @backupFrom), @source
     WHERE NOT EXISTS (SELECT 1 FROM audit WHERE kind = 'store' AND source = @source)`,
  ).run({ backupFrom, source: String(at) })
}
