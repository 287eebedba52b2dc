import { z } from 'zod'
import {
  draftIdSchema,
  type ProjectKey,
  projectIdSchema,
  type RaiseReminderId,
  raiseReminderIdSchema,
  type UnitId,
  unitIdSchema,
  workspaceIdSchema,
} from '#core/ids'
import type { DraftChange } from '#core/prices/draft/draft-price'
import {
  type KeptReminder,
  type RaiseReminder,
  raiseReminderSchema,
} from '#core/prices/what-if/raise-reminder'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { jsonColumn } from '../../rows/json-column.ts'
import { appendDraftStep } from '../draft/draft-steps.ts'
import {
  insertUnopenedDraft,
  isDraftSealed,
  type NewDraft,
  writeDraftArchivedAt,
} from '../draft/drafts.ts'

const rowSchema = z
  .object({
    id: raiseReminderIdSchema,
    workspace_id: workspaceIdSchema,
    project_id: projectIdSchema,
    reminder: jsonColumn(raiseReminderSchema),
    counted: jsonColumn(z.array(unitIdSchema)),
    draft_id: draftIdSchema.nullable(),
    prepared_at: z.int().nullable(),
    prepared_sales: z.int().nullable(),
  })
  .transform(
    ({ id, reminder, counted, draft_id, prepared_at, prepared_sales, ...of }): PlacedReminder => ({
      ...reminder,
      id,
      counted,
      of: { workspaceId: of.workspace_id, projectId: of.project_id },
      prepared:
        draft_id === null
          ? null
          : { draftId: draft_id, at: prepared_at ?? 0, sales: prepared_sales ?? 0 },
    }),
  )

export interface PlacedReminder extends KeptReminder {
  readonly of: ProjectKey
}

// A draft that was archived elsewhere waits for nobody.
const columns = `SELECT raise_reminder.id, raise_reminder.workspace_id, raise_reminder.project_id,
    reminder, counted, draft.id AS draft_id, prepared_at, prepared_sales
  FROM raise_reminder LEFT JOIN draft ON draft.id = draft_id AND draft.put_away_at IS NULL`

const readRows = (rows: readonly unknown[]): PlacedReminder[] =>
  rows.flatMap((row) => {
    const read = rowSchema.safeParse(row)
    return read.success ? [read.data] : []
  })

/** Lists the reminders of a project; one that cannot be read reminds of nothing. */
export const listRaiseReminders = (db: ReadableDb, of: ProjectKey): PlacedReminder[] =>
  readRows(
    db
      .prepare<[string, number]>(
        `${columns} WHERE raise_reminder.workspace_id = ? AND raise_reminder.project_id = ?
         ORDER BY raise_reminder.id`,
      )
      .all(of.workspaceId, of.projectId),
  )

/** The projects that have reminders. */
export const listRemindedProjects = (db: ReadableDb): ProjectKey[] =>
  db
    .prepare<[]>('SELECT DISTINCT workspace_id, project_id FROM raise_reminder')
    .all()
    .map((row) => projectSchema.parse(row))

const projectSchema = z
  .object({ workspace_id: workspaceIdSchema, project_id: projectIdSchema })
  .transform(({ workspace_id, project_id }) => ({
    workspaceId: workspace_id,
    projectId: project_id,
  }))

interface NewReminder extends ProjectKey {
  readonly id: RaiseReminderId
  readonly reminder: RaiseReminder
  readonly counted: readonly UnitId[]
}

export const insertRaiseReminder = (db: WritableDb, added: NewReminder): void => {
  const { id, workspaceId, projectId, reminder, counted } = added
  db.prepare(
    `INSERT INTO raise_reminder (id, workspace_id, project_id, reminder, counted)
     VALUES (?, ?, ?, ?, ?)`,
  ).run(id, workspaceId, projectId, JSON.stringify(reminder), JSON.stringify(counted))
}

export const removeRaiseReminder = (db: WritableDb, id: RaiseReminderId): void => {
  db.prepare('DELETE FROM raise_reminder WHERE id = ?').run(id)
}

interface PreparedRaise {
  readonly reminderId: RaiseReminderId
  readonly draft: Omit<NewDraft, 'rollsBack'>
  readonly changes: readonly DraftChange[]
  /** All units that count no more, those of this raise among them. */
  readonly counted: readonly UnitId[]
  readonly sales: number
}

/** The draft and its sales are written together: whatever ends the application, no sale prepares two drafts. */
export const insertPreparedRaise = (db: WritableDb, prepared: PreparedRaise): void =>
  db.transaction(() => {
    const { reminderId, draft, changes, counted, sales } = prepared
    insertUnopenedDraft(db, { ...draft, rollsBack: null })
    const label = { kind: 'raise', detail: draft.name } as const
    appendDraftStep(db, { draftId: draft.id, at: draft.at, label, changes })
    db.prepare(
      `UPDATE raise_reminder SET counted = ?, draft_id = ?, prepared_at = ?, prepared_sales = ?
       WHERE id = ?`,
    ).run(JSON.stringify(counted), draft.id, draft.at, sales, reminderId)
  })()

interface SettledRaise {
  readonly reminderId: RaiseReminderId
  readonly draft: 'keep' | 'archive'
  readonly at: Timestamp
}

/** Takes the prepared draft from the reminder, which waits for the next sales; one that is scheduled by then is never archived. */
export const settleRaise = (db: WritableDb, { reminderId, draft, at }: SettledRaise): void =>
  db.transaction(() => {
    const draftId = draftIdSchema
      .nullish()
      .parse(
        db
          .prepare<[string]>('SELECT draft_id FROM raise_reminder WHERE id = ?')
          .pluck()
          .get(reminderId),
      )
    const isUnneeded = draft === 'archive' && draftId && !isDraftSealed(db, draftId)
    if (isUnneeded) writeDraftArchivedAt(db, { draftId, at })
    db.prepare(
      `UPDATE raise_reminder SET draft_id = NULL, prepared_at = NULL, prepared_sales = NULL
       WHERE id = ?`,
    ).run(reminderId)
  })()
