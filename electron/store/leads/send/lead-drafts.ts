import type { LeadDraftId, WorkspaceId } from '#core/ids'
import { type NewLead, newLeadSchema } from '#core/leads/archive/lead'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { isSealed } from '../../sealing/seal-text.ts'

export interface LeadDraft {
  readonly id: LeadDraftId
  readonly workspaceId: WorkspaceId
  /** Grows with every change. */
  readonly revision: number
  readonly changedAt: Timestamp
  readonly lead: NewLead
  readonly isTest: boolean
  /** The lead of the web site that is to be sent again. */
  readonly ofSentKey: string | null
}

interface Row {
  readonly id: LeadDraftId
  readonly workspace_id: WorkspaceId
  readonly revision: number
  readonly changed_at: Timestamp
  readonly lead: string
  readonly is_test: 0 | 1
  readonly of_sent_key: string | null
}

/** A draft that this version cannot read, or that is sealed, stays in the store and is left out. */
const toDraft = (row: Row): LeadDraft[] => {
  const lead = newLeadSchema.safeParse(JSON.parse(row.lead)).data
  if (lead === undefined) return []
  return [
    {
      id: row.id,
      workspaceId: row.workspace_id,
      revision: row.revision,
      lead,
      changedAt: row.changed_at,
      isTest: row.is_test === 1,
      ofSentKey: row.of_sent_key,
    },
  ]
}

const others = 'id, workspace_id, revision, changed_at, is_test, of_sent_key'
const columns = `${others}, unseal(lead, 'lead_draft.lead', id) AS lead`

/** Lists drafts, the one that was changed last first. */
export const listLeadDrafts = (db: ReadableDb, workspaceId: WorkspaceId): LeadDraft[] =>
  db
    .prepare<[string], Row>(
      `SELECT ${columns} FROM lead_draft WHERE workspace_id = ? ORDER BY changed_at DESC`,
    )
    .all(workspaceId)
    .flatMap(toDraft)

/** Lists the drafts that are sealed and cannot be read now. */
export const listSealedDrafts = (
  db: ReadableDb,
  workspaceId: WorkspaceId,
): Pick<LeadDraft, 'id' | 'changedAt' | 'isTest' | 'ofSentKey'>[] =>
  db
    .prepare<[string], Row>(
      `SELECT ${columns} FROM lead_draft WHERE workspace_id = ? ORDER BY changed_at DESC`,
    )
    .all(workspaceId)
    .filter(({ lead }) => isSealed(lead))
    .map((row) => ({
      id: row.id,
      changedAt: row.changed_at,
      isTest: row.is_test === 1,
      ofSentKey: row.of_sent_key,
    }))

export const isDraftSealed = (db: ReadableDb, id: LeadDraftId): boolean => {
  const row = db.prepare<[string], Row>(`SELECT ${columns} FROM lead_draft WHERE id = ?`).get(id)
  return row !== undefined && isSealed(row.lead)
}

export const readLeadDraft = (db: ReadableDb, id: LeadDraftId): LeadDraft | null => {
  const row = db.prepare<[string], Row>(`SELECT ${columns} FROM lead_draft WHERE id = ?`).get(id)
  return row === undefined ? null : (toDraft(row)[0] ?? null)
}

/** Writes a draft; the result is its revision. */
export const writeLeadDraft = (db: WritableDb, draft: Omit<LeadDraft, 'revision'>): number =>
  db
    .prepare<[object], number>(
      `INSERT INTO lead_draft (${others}, lead)
       VALUES (@id, @workspaceId, 1, @changedAt, @isTest, @ofSentKey,
         seal(@lead, 'lead_draft.lead', @id))
       ON CONFLICT (id) DO UPDATE SET revision = revision + 1, changed_at = excluded.changed_at,
         lead = excluded.lead, is_test = excluded.is_test
       RETURNING revision`,
    )
    .pluck()
    .get({ ...draft, lead: JSON.stringify(draft.lead), isTest: draft.isTest ? 1 : 0 }) ?? 0

export const removeLeadDraft = (db: WritableDb, id: LeadDraftId): void => {
  db.prepare('DELETE FROM lead_draft WHERE id = ?').run(id)
}
