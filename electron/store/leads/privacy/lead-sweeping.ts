import type { WorkspaceId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { WritableDb } from '../../file/handle.ts'
import type { LeadArchive } from '../archive/lead-archives.ts'
import { sweepSentPayloads } from '../sent/sent-payloads.ts'

const leadsPerSweep = 500

interface Sweep {
  readonly archive: LeadArchive
  readonly workspaceId: WorkspaceId
  /** Leads before it go; null: none. */
  readonly oldest: Timestamp | null
  /** Only leads that the server has not listed since then. */
  readonly listedBefore: Timestamp
  readonly contactsBefore: Timestamp
  readonly now: Timestamp
}

export interface SweepOutcome {
  readonly isLast: boolean
}

/** A slice of what is older than it may get. */
export const sweepLeads = (db: WritableDb, sweep: Sweep): SweepOutcome =>
  db.transaction(() => {
    sweepContacts(db, sweep)
    const { oldest } = sweep
    return { isLast: oldest === null || sweepOld(db, { ...sweep, oldest }) }
  })()

const sweepContacts = (
  db: WritableDb,
  { archive, workspaceId, contactsBefore, now }: Sweep,
): void => {
  const hasContact = '(email IS NOT NULL OR phone IS NOT NULL)'
  db.prepare(
    `UPDATE sent_lead SET email = NULL, phone = NULL, phone_key = NULL
       WHERE archive = ? AND at < ? AND ${hasContact}`,
  ).run(archive, contactsBefore)
  sweepSentPayloads(db, { archive, before: contactsBefore })
  db.prepare(
    `UPDATE lead_sending SET email = NULL, phone = NULL
       WHERE workspace_id = ? AND at < ? AND ${hasContact}`,
  ).run(workspaceId, contactsBefore)
  // The draft gets another revision, because it is not the reviewed one any more. One that cannot be read waits for its
  // key.
  db.prepare(
    `UPDATE lead_draft SET revision = revision + 1, lead = seal(
           json_set(opened.text, '$.email', NULL, '$.phone', NULL), 'lead_draft.lead', opened.id)
       FROM (SELECT id, unseal(lead, 'lead_draft.lead', id) AS text FROM lead_draft
         WHERE workspace_id = ? AND changed_at < ?) AS opened
       WHERE lead_draft.id = opened.id AND json_type(opened.text) = 'object'
         AND (opened.text ->> 'email' IS NOT NULL OR opened.text ->> 'phone' IS NOT NULL)`,
  ).run(workspaceId, contactsBefore)
  db.prepare('DELETE FROM lead_forgotten WHERE archive = ? AND until <= ?').run(archive, now)
}

const sweepOld = (
  db: WritableDb,
  { archive, workspaceId, oldest, listedBefore }: Sweep & { readonly oldest: Timestamp },
): boolean => {
  const listed = db
    .prepare(
      `DELETE FROM lead WHERE archive = @archive AND inquiry_id IN
         (SELECT inquiry_id FROM lead INDEXED BY lead_counted
          WHERE archive = @archive AND counted_at < @oldest
            AND last_seen_at < @listedBefore LIMIT ${leadsPerSweep})`,
    )
    .run({ archive, oldest, listedBefore }).changes
  const keys = db
    .prepare<[object], string>(
      `DELETE FROM sent_lead WHERE archive = @archive AND key IN
         (SELECT key FROM sent_lead INDEXED BY sent_lead_at
          WHERE archive = @archive AND at < @oldest
            LIMIT ${leadsPerSweep})
       RETURNING key`,
    )
    .pluck()
    .all({ archive, oldest })
  for (const table of ['sent_link', 'sent_word']) {
    db.prepare(
      `DELETE FROM ${table} WHERE archive = ? AND sent_key IN (SELECT value FROM json_each(?))`,
    ).run(archive, JSON.stringify(keys))
  }
  db.prepare('DELETE FROM lead_sending WHERE workspace_id = ? AND at < ?').run(workspaceId, oldest)
  db.prepare('DELETE FROM lead_draft WHERE workspace_id = ? AND changed_at < ?').run(
    workspaceId,
    oldest,
  )
  db.prepare('DELETE FROM sent_import WHERE archive = ? AND to_at < ?').run(archive, oldest)
  return listed < leadsPerSweep && keys.length < leadsPerSweep
}
