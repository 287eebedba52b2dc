import { z } from 'zod'
import {
  type BatchId,
  batchIdSchema,
  draftIdSchema,
  type ProjectId,
  projectIdSchema,
  type WorkspaceId,
  workspaceIdSchema,
} from '#core/ids'
import {
  type Batch,
  type BatchState,
  type BatchUnit,
  batchStateSchema,
  type OpenBatch,
} from '#core/prices/batch/batch'
import { priceOriginSchema } from '#core/prices/draft/price-origins'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { jsonColumn } from '../../rows/json-column.ts'
import { replaceBatchUnits } from './batch-units.ts'

const rowSchema = z
  .object({
    id: batchIdSchema,
    workspace_id: workspaceIdSchema,
    project_id: projectIdSchema,
    draft_id: draftIdSchema.nullable(),
    draft_name: z.string(),
    created_at: z.int(),
    author: z.string(),
    account: z.string().nullable(),
    note: z.string(),
    unit_count: z.int(),
    sum_before_minor: z.int(),
    sum_after_minor: z.int(),
    state: jsonColumn(batchStateSchema),
    found_out_at: z.int().nullable(),
    rolls_back: batchIdSchema.nullable(),
    origins: jsonColumn(z.array(priceOriginSchema)),
  })
  .transform(
    (row): Batch => ({
      id: row.id,
      workspaceId: row.workspace_id,
      projectId: row.project_id,
      draftId: row.draft_id,
      draftName: row.draft_name,
      createdAt: row.created_at,
      author: row.author,
      account: row.account,
      note: row.note,
      unitCount: row.unit_count,
      sumBeforeMinor: row.sum_before_minor,
      sumAfterMinor: row.sum_after_minor,
      state: row.state,
      foundOutAt: row.found_out_at,
      rollsBack: row.rolls_back,
      origins: row.origins,
    }),
  )

const select = `SELECT id, workspace_id, project_id, draft_id, draft_name, created_at, author,
  account, note, unit_count, sum_before_minor, sum_after_minor, state, found_out_at, rolls_back,
  origins FROM batch`

export const readBatch = (db: ReadableDb, batchId: BatchId): Batch | null => {
  const row = db.prepare<[string]>(`${select} WHERE id = ?`).get(batchId)
  return row === undefined ? null : rowSchema.parse(row)
}

export interface BatchPage {
  readonly workspaceId: WorkspaceId
  readonly projectId: ProjectId
  readonly before: BatchId | null
  readonly limit: number
  /** A part of a unit's number; empty: any unit. */
  readonly unit: string
  /** Empty: any state. */
  readonly states: readonly BatchState['kind'][]
}

/** Lists batches, the newest first. */
export const listBatches = (db: ReadableDb, page: BatchPage): Batch[] => {
  const before =
    page.before === null
      ? Number.MAX_SAFE_INTEGER
      : (db
          .prepare<[string], number>('SELECT sequence FROM batch WHERE id = ?')
          .pluck()
          .get(page.before) ?? 0)
  const { unit, workspaceId, projectId, limit } = page
  const states = JSON.stringify(page.states)
  return db
    .prepare<[object]>(
      `${select} WHERE workspace_id = @workspaceId AND project_id = @projectId AND sequence < @before
         AND (@states = '[]' OR state_kind IN (SELECT value FROM json_each(@states)))
         AND (@unit = '' OR EXISTS (SELECT 1 FROM batch_unit
           WHERE batch_id = batch.id AND instr(lower(number), lower(@unit)) > 0))
       ORDER BY sequence DESC LIMIT @limit`,
    )
    .all({ workspaceId, projectId, before, states, unit, limit })
    .map((row) => rowSchema.parse(row))
}

/**
 * Lists the batches that a person must look at: unknown, missed, or with an outcome that was found out and not yet
 * read.
 */
export const listOpenBatches = (db: ReadableDb): OpenBatch[] => {
  const undecided = listBatchesInState(db, ['unknown', 'missed'])
  const toTell = db
    .prepare<[]>(
      `${select} INDEXED BY batch_to_tell WHERE found_out_at IS NOT NULL ORDER BY sequence DESC`,
    )
    .all()
    .map((row) => rowSchema.parse(row))
  return withProjectNames(db, [...undecided, ...toTell])
}

/** Lists the batches of a workspace that wait for their time or have missed it, the earliest time first. */
export const listScheduledBatches = (db: ReadableDb, workspaceId: WorkspaceId): OpenBatch[] => {
  const rows = db
    .prepare<[string]>(
      `${select} WHERE state_kind IN ('scheduled', 'missed') AND workspace_id = ?
       ORDER BY json_extract(state, '$.at'), sequence`,
    )
    .all(workspaceId)
  return withProjectNames(
    db,
    rows.map((row) => rowSchema.parse(row)),
  )
}

const withProjectNames = (db: ReadableDb, batches: readonly Batch[]): OpenBatch[] => {
  const nameOf = db
    .prepare<[string, number]>('SELECT name FROM project WHERE workspace_id = ? AND id = ?')
    .pluck()
  return batches.map((batch) => ({
    ...batch,
    projectName: z.string().catch('').parse(nameOf.get(batch.workspaceId, batch.projectId)),
  }))
}

/** Lists batches in some states, the oldest first within each state. */
export const listBatchesInState = (
  db: ReadableDb,
  kinds: readonly BatchState['kind'][],
): Batch[] => {
  const inState = db.prepare<[string]>(`${select} WHERE state_kind = ? ORDER BY sequence`)
  return kinds.flatMap((kind) => inState.all(kind).map((row) => rowSchema.parse(row)))
}

/** Writes a batch with all that it is to change, before anything is sent. */
export const insertBatch = (
  db: WritableDb,
  { batch, units }: { readonly batch: Batch; readonly units: readonly BatchUnit[] },
): void =>
  db.transaction(() => {
    db.prepare(
      `INSERT INTO batch (id, workspace_id, project_id, draft_id, draft_name, created_at, author,
         account, note, unit_count, sum_before_minor, sum_after_minor, state, rolls_back, origins)
       VALUES (@id, @workspaceId, @projectId, @draftId, @draftName, @createdAt, @author,
         @account, @note, @unitCount, @sumBeforeMinor, @sumAfterMinor, @state, @rollsBack,
         @origins)`,
    ).run({
      ...batch,
      state: JSON.stringify(batch.state),
      origins: JSON.stringify(batch.origins),
    })
    replaceBatchUnits(db, { batchId: batch.id, units })
  })()

export const writeBatchState = (
  db: WritableDb,
  { batchId, state }: { readonly batchId: BatchId; readonly state: BatchState },
): void => {
  db.prepare('UPDATE batch SET state = ? WHERE id = ?').run(JSON.stringify(state), batchId)
}

/** A copy of what somebody else has sent. */
export const removeBatch = (db: WritableDb, batchId: BatchId): void => {
  db.prepare('DELETE FROM batch WHERE id = ?').run(batchId)
}

interface BatchDeparture {
  readonly batchId: BatchId
  readonly at: Timestamp
  readonly account: string
  /** The units exactly as they are sent. */
  readonly units: readonly BatchUnit[]
  readonly sumBeforeMinor: number
  readonly sumAfterMinor: number
}

/** The last commit before the bytes leave: whatever ends the application then, the batch is known to be open. */
export const beginSending = (db: WritableDb, leaving: BatchDeparture): void =>
  db.transaction(() => {
    const { units, account, at, batchId, sumBeforeMinor, sumAfterMinor } = leaving
    db.prepare(
      `UPDATE batch SET account = ?, sent_at = ?, unit_count = ?, sum_before_minor = ?,
         sum_after_minor = ? WHERE id = ?`,
    ).run(account, at, units.length, sumBeforeMinor, sumAfterMinor, batchId)
    replaceBatchUnits(db, { batchId, units })
    writeBatchState(db, { batchId, state: { kind: 'sending', since: at } })
  })()

/** Null where a person has read what was found out. */
export const writeFoundOut = (
  db: WritableDb,
  { batchId, at }: { readonly batchId: BatchId; readonly at: Timestamp | null },
): void => {
  db.prepare('UPDATE batch SET found_out_at = ? WHERE id = ?').run(at, batchId)
}
