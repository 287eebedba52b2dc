import type { WorkspaceId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { findLeadArchive } from '../archive/lead-archives.ts'
import { forgetSources } from './lead-deletion.ts'

interface ForgetBeforeInput {
  readonly workspaceId: WorkspaceId
  /** When a person ordered that all leads be deleted. */
  readonly at: Timestamp
}

const later = [
  'SELECT 1 FROM lead WHERE archive = @archive AND first_seen_at > @at',
  'SELECT 1 FROM sent_import WHERE archive = @archive AND at > @at',
  'SELECT 1 FROM lead_draft WHERE workspace_id = @workspaceId AND changed_at > @at',
  'SELECT 1 FROM lead_sending WHERE workspace_id = @workspaceId AND at > @at',
]

/** Whether anything came after the order. */
export const cameLater = (db: ReadableDb, { workspaceId, at }: ForgetBeforeInput): boolean => {
  const archive = findLeadArchive(db, workspaceId)
  return later.some((sql) => db.prepare(sql).get({ archive, workspaceId, at }) !== undefined)
}

// Words of a person about leads go with the leads; so an import goes after its leads.
const deletions = [
  'DELETE FROM lead WHERE archive = @archive AND first_seen_at <= @at',
  `DELETE FROM sent_lead WHERE archive = @archive AND coalesce(first_import, 0) NOT IN
     (SELECT id FROM sent_import WHERE archive = @archive AND at > @at)`,
  'DELETE FROM sent_import WHERE archive = @archive AND coalesce(at, 0) <= @at',
  'DELETE FROM watched_file WHERE archive = @archive AND seen_at <= @at',
  ...['sent_link', 'sent_word'].map(
    (table) => `DELETE FROM ${table} WHERE archive = @archive AND sent_key NOT IN
      (SELECT key FROM sent_lead WHERE archive = @archive)`,
  ),
  'DELETE FROM lead_draft WHERE workspace_id = @workspaceId AND changed_at <= @at',
  'DELETE FROM lead_sending WHERE workspace_id = @workspaceId AND at <= @at',
  `DELETE FROM lead_covered WHERE to_at <= @at AND account_id IN
     (SELECT id FROM account WHERE workspace_id = @workspaceId)`,
  `UPDATE OR REPLACE lead_covered SET from_at = @at WHERE from_at < @at AND account_id IN
     (SELECT id FROM account WHERE workspace_id = @workspaceId)`,
]

/** Deletes what is older than the order, within the caller's transaction, where nobody waits for anything else. */
export const forgetBefore = (db: WritableDb, { workspaceId, at }: ForgetBeforeInput): void => {
  const archive = findLeadArchive(db, workspaceId)
  forgetSources(db, workspaceId)
  for (const sql of deletions) db.prepare(sql).run({ archive, workspaceId, at })
}
