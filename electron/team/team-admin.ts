import { z } from 'zod'
import { memberRole, ownerRole } from '#core/team/team-roles'
import type { TeamConnection } from './connect-team.ts'
import { quoted } from './quoted.ts'
import { teamMigrations } from './schema/all.ts'
import { done, type TeamResult, teamFault } from './team-result.ts'

/** The connection of whoever looks after a team: may make roles, and schemas in its database. */
export interface TeamAdmin {
  readonly connection: TeamConnection
  readonly team: string
  /** How long whoever is shut out is ended again and again, until nothing of them is left. */
  readonly endsWithinMs?: number
}

/** The two roles of a team as SQL takes them. */
export const rolesOf = (team: string) => ({
  owner: quoted(ownerRole(team)),
  member: quoted(memberRole(team)),
})

/** Works as the owner, in the schema of the team, for the rest of the transaction. */
export const actAsOwner = ({ connection, team }: TeamAdmin): Promise<TeamResult<null>> =>
  connection.run(
    `SET LOCAL ROLE ${rolesOf(team).owner}; SET LOCAL search_path = ${quoted(team)}, pg_temp`,
  )

/** Refuses a team that is not there, or has another version than this Unitdesk. */
export const requireTeam = async ({ connection, team }: TeamAdmin): Promise<TeamResult<null>> => {
  const read = await connection.query(
    z.object({ version: z.int() }),
    `SELECT version FROM ${quoted(team)}.schema_version`,
  )
  if (!read.ok) return read
  const version = read.value[0]?.version ?? 0
  const own = teamMigrations.at(-1)?.version ?? 0
  if (version > own) return teamFault('newerTeam')
  return version < own ? teamFault('olderTeam') : done(null)
}
