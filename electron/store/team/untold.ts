import { z } from 'zod'
import type { ReadableDb, WritableDb } from '../file/handle.ts'
import type { CooldownKey } from '../guards/cooldowns.ts'

const rowSchema = z.object({
  id: z.int(),
  act: z.enum(['hold', 'release']),
  origin: z.string(),
  login: z.string(),
  endpoint: z.string(),
})
/** A login was refused here, or a person lets it go again, and the team does not know yet. */
export type Untold = z.infer<typeof rowSchema>

export const listUntold = (db: ReadableDb): Untold[] =>
  db
    .prepare('SELECT * FROM team_untold ORDER BY id')
    .all()
    .map((row) => rowSchema.parse(row))

/** Written in a team alone: a desk without one has nobody to tell. */
export const insertUntold = (
  db: WritableDb,
  act: Untold['act'],
  { origin, login, endpoint }: CooldownKey,
): void => {
  db.prepare(
    `INSERT INTO team_untold (act, origin, login, endpoint)
     SELECT ?, ?, ?, ? FROM team_membership`,
  ).run(act, origin, login, endpoint)
}

export const removeUntold = (db: WritableDb, id: number): void => {
  db.prepare('DELETE FROM team_untold WHERE id = ?').run(id)
}
