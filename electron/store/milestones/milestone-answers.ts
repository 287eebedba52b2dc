import type { AnswerTree } from '#core/api/answer-tree'
import type { WorkspaceId } from '#core/ids'
import { type Json, toJson } from '#core/json'
import type { ReadableDb, WritableDb } from '../file/handle.ts'

export interface MilestoneAnswer {
  readonly askedAt: number
  readonly tree: Json<AnswerTree>
}

export interface NewMilestoneAnswer {
  readonly workspaceId: WorkspaceId
  readonly askedAt: number
  readonly tree: AnswerTree
}

export const readMilestoneAnswer = (
  db: ReadableDb,
  workspaceId: WorkspaceId,
): MilestoneAnswer | null =>
  db
    .prepare<[string], MilestoneAnswer>(
      `SELECT asked_at AS askedAt, tree FROM milestone_answer WHERE workspace_id = ?`,
    )
    .get(workspaceId) ?? null

export const writeMilestoneAnswer = (db: WritableDb, of: NewMilestoneAnswer): void => {
  db.prepare(
    'INSERT OR REPLACE INTO milestone_answer (workspace_id, asked_at, tree) VALUES (?, ?, ?)',
  ).run(of.workspaceId, of.askedAt, toJson(of.tree))
}
