import type { ProjectKey } from '#core/ids'
import {
  noAnswers,
  type PremiumAnswer,
  type PremiumAnswers,
  premiumAnswersSchema,
  withAnswer,
} from '#core/prices/premiums/premium-answers'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { readParts } from '../../rows/read-parts.ts'

/** What a person has said about a project's list; a part that cannot be read counts as never said. */
export const readPremiumAnswers = (db: ReadableDb, of: ProjectKey): PremiumAnswers => {
  const text = db
    .prepare<[string, number], string>(
      'SELECT answers FROM premium_answers WHERE workspace_id = ? AND project_id = ?',
    )
    .pluck()
    .get(of.workspaceId, of.projectId)
  return readParts(premiumAnswersSchema, noAnswers, text)
}

/** Adds one answer to those of the project. */
export const answerPremiums = (
  db: WritableDb,
  { workspaceId, projectId, answer }: ProjectKey & { readonly answer: PremiumAnswer },
): void => {
  const answers = withAnswer(readPremiumAnswers(db, { workspaceId, projectId }), answer)
  db.prepare(
    `INSERT INTO premium_answers (workspace_id, project_id, answers) VALUES (?, ?, ?)
     ON CONFLICT (workspace_id, project_id) DO UPDATE SET answers = excluded.answers`,
  ).run(workspaceId, projectId, JSON.stringify(answers))
}
