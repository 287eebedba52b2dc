import { z } from 'zod'
import type { TeamAddress } from '#core/team/team-address'
import { letTeamReportsGo } from '../exports/reports/reports.ts'
import type { ReadableDb, WritableDb } from '../file/handle.ts'
import { removeSharedDrafts } from '../prices/draft/shared-drafts.ts'

/** The team that a desk belongs to, and the way there. */
export interface Membership extends TeamAddress {
  readonly team: string
  /** Certificates of an authority of the company, as PEM; null where the database has one that everybody knows. */
  readonly authority: string | null
}

const rowSchema = z
  .object({
    host: z.string(),
    port: z.int(),
    database: z.string(),
    user: z.string(),
    team: z.string(),
    authority: z.string().nullable(),
    followed: z.int().nullable(),
    home: z.string(),
  })
  .transform(({ followed: _followed, home: _home, ...membership }): Membership => membership)

/** Null where the desk is alone. */
export const readMembership = (db: ReadableDb): Membership | null => {
  const row = db.prepare('SELECT * FROM team_membership').get()
  return row === undefined ? null : rowSchema.parse(row)
}

/**
 * What a former team was to be told is of no interest to this one. Whoever comes to their own with a new invitation goes on
 * where they were.
 */
export const writeMembership = (
  db: WritableDb,
  { host, port, database, user, team, authority }: Membership,
): void =>
  db.transaction(() => {
    const isSame = db
      .prepare<[string, number, string, string], number>(
        'SELECT 1 FROM team_membership WHERE host = ? AND port = ? AND database = ? AND team = ?',
      )
      .get(host, port, database, team)
    if (isSame !== undefined) {
      db.prepare('UPDATE team_membership SET user = ?, authority = ?').run(user, authority)
      return
    }
    removeMembership(db)
    db.prepare(
      `INSERT INTO team_membership (host, port, database, user, team, authority)
       VALUES (?, ?, ?, ?, ?, ?)`,
    ).run(host, port, database, user, team, authority)
  })()

export const removeMembership = (db: WritableDb): void =>
  db.transaction(() => {
    db.prepare('DELETE FROM team_membership').run()
    db.prepare('DELETE FROM team_untold').run()
    removeSharedDrafts(db)
    letTeamReportsGo(db)
  })()

/** What the team knows this profile by, for as long as it is of the team. */
export const readHome = (db: ReadableDb): string =>
  db.prepare<[], string>('SELECT home FROM team_membership').pluck().get() ?? ''

/** The number of the last change of the team that was followed; null before the first. */
export const readFollowed = (db: ReadableDb): number | null =>
  db.prepare<[], number | null>('SELECT followed FROM team_membership').pluck().get() ?? null

export const writeFollowed = (db: WritableDb, followed: number): void => {
  db.prepare('UPDATE team_membership SET followed = ?').run(followed)
}
