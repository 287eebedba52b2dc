import { z } from 'zod'
import { type ArchivedDraft, type Draft, draftSchema } from '#core/contract/drafts'
import {
  type BatchId,
  batchIdSchema,
  type DraftId,
  draftIdSchema,
  type ProjectKey,
  projectIdSchema,
  workspaceIdSchema,
} from '#core/ids'
import { stepLabelSchema } from '#core/prices/draft/draft-price'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { jsonColumn } from '../../rows/json-column.ts'
import { writeOpenDraft } from './open-drafts.ts'

const label = jsonColumn(stepLabelSchema).nullable()

const listedSchema = z
  .object({
    id: draftIdSchema,
    name: z.string(),
    created_at: z.int(),
    changed_at: z.int(),
    unit_count: z.int(),
    revision: z.int(),
    undoes: label,
    redoes: label,
    seal: jsonColumn(draftSchema.shape.seal).nullable(),
  })
  .transform(
    ({ created_at, changed_at, unit_count, ...row }): Draft => ({
      ...row,
      createdAt: created_at,
      changedAt: changed_at,
      unitCount: unit_count,
    }),
  )

const listed = `SELECT draft.id, name, created_at, changed_at, revision,
    (SELECT count(*) FROM draft_price WHERE draft_id = draft.id) AS unit_count,
    (SELECT label FROM draft_step WHERE draft_id = draft.id
       AND draft_step.position = draft.position AND is_barrier = 0) AS undoes,
    (SELECT label FROM draft_step WHERE draft_id = draft.id
       AND draft_step.position = draft.position + 1) AS redoes,
    (SELECT json_object('batchId', id, 'kind', state_kind, 'at', json_extract(state, '$.at'), 'by',
       CASE WHEN EXISTS (SELECT 1 FROM draft_shared WHERE draft_id = draft.id) THEN author END)
       FROM batch WHERE state_kind IN ('scheduled', 'missed') AND draft_id = draft.id
       ORDER BY sequence DESC LIMIT 1) AS seal
  FROM draft WHERE workspace_id = ? AND project_id = ? AND put_away_at IS NULL
  ORDER BY changed_at DESC`

/** Lists drafts, the one changed last first, without archived ones. */
export const listDrafts = (db: ReadableDb, of: ProjectKey): Draft[] =>
  db
    .prepare<[string, number]>(listed)
    .all(of.workspaceId, of.projectId)
    .map((row) => listedSchema.parse(row))

const archivedSchema = z
  .object({
    id: draftIdSchema,
    name: z.string(),
    unit_count: z.int(),
    put_away_at: z.int(),
  })
  .transform(
    ({ id, name, unit_count, put_away_at }): ArchivedDraft => ({
      id,
      name,
      unitCount: unit_count,
      archivedAt: put_away_at,
    }),
  )

/** Lists archived drafts, the one archived last first. */
export const listArchivedDrafts = (db: ReadableDb, of: ProjectKey): ArchivedDraft[] =>
  db
    .prepare<[string, number]>(
      `SELECT id, name, put_away_at,
         (SELECT count(*) FROM draft_price WHERE draft_id = draft.id) AS unit_count
       FROM draft WHERE workspace_id = ? AND project_id = ? AND put_away_at IS NOT NULL
       ORDER BY put_away_at DESC`,
    )
    .all(of.workspaceId, of.projectId)
    .map((row) => archivedSchema.parse(row))

const headSchema = z
  .object({
    id: draftIdSchema,
    workspace_id: workspaceIdSchema,
    project_id: projectIdSchema,
    name: z.string(),
    revision: z.int(),
    rolls_back: batchIdSchema.nullable(),
    put_away_at: z.int().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    workspaceId: row.workspace_id,
    projectId: row.project_id,
    name: row.name,
    revision: row.revision,
    rollsBack: row.rolls_back,
    archivedAt: row.put_away_at,
  }))
export type DraftHead = z.infer<typeof headSchema>

/** Reads a draft without its prices and steps, also an archived one. */
export const readDraftHead = (db: ReadableDb, draftId: DraftId): DraftHead | null => {
  const row = db
    .prepare<[string]>(
      `SELECT id, workspace_id, project_id, name, revision, rolls_back, put_away_at
       FROM draft WHERE id = ?`,
    )
    .get(draftId)
  return row === undefined ? null : headSchema.parse(row)
}

/** Whether a batch of it waits for its time, or has missed it. */
export const isDraftSealed = (db: ReadableDb, draftId: DraftId): boolean =>
  db
    .prepare<[string]>(
      `SELECT 1 FROM batch WHERE state_kind IN ('scheduled', 'missed') AND draft_id = ?`,
    )
    .get(draftId) !== undefined

export interface NewDraft extends ProjectKey {
  readonly id: DraftId
  readonly name: string
  readonly at: Timestamp
  /** The batch that it takes back. */
  readonly rollsBack: BatchId | null
}

/** A draft that nobody has made: whatever a person works on stays open. */
export const insertUnopenedDraft = (db: WritableDb, draft: NewDraft): void => {
  db.prepare(
    `INSERT INTO draft (id, workspace_id, project_id, name, created_at, changed_at, rolls_back)
     VALUES (@id, @workspaceId, @projectId, @name, @at, @at, @rollsBack)`,
  ).run(draft)
}

/** Whoever makes a draft works on it: it is open at once. */
export const insertDraft = (db: WritableDb, draft: NewDraft): void =>
  db.transaction(() => {
    insertUnopenedDraft(db, draft)
    const { workspaceId, projectId, id } = draft
    writeOpenDraft(db, { workspaceId, projectId, draftId: id })
  })()

export const renameDraft = (
  db: WritableDb,
  { draftId, name }: { readonly draftId: DraftId; readonly name: string },
): void => {
  db.prepare('UPDATE draft SET name = ? WHERE id = ?').run(name, draftId)
}

/** Archives a draft; null brings it back. */
export const writeDraftArchivedAt = (
  db: WritableDb,
  { draftId, at }: { readonly draftId: DraftId; readonly at: Timestamp | null },
): void => {
  db.prepare('UPDATE draft SET put_away_at = ? WHERE id = ?').run(at, draftId)
}
