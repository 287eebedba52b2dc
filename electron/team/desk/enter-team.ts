import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { connectTeam, type TeamConnection, type TeamLogin } from '../connect-team.ts'
import { quoted } from '../quoted.ts'
import { teamMigrations } from '../schema/all.ts'
import { done, type TeamResult, teamFault } from '../team-result.ts'

/** How a desk is called to the others. */
export interface DeskOfMine {
  readonly computer: string
  readonly program: 'window' | 'runner'
  readonly version: string
  /** What its profile is known by, whatever number the desk has. */
  readonly home: string
}

export interface EnteredDesk {
  readonly connection: TeamConnection
  /** Its number, until the team has lost it. */
  readonly desk: number
  /** How far the feed had come. */
  readonly last: number
  /** What came before the change after this one nobody can follow any more. */
  readonly first: number
  /** What the team knows a login by. */
  readonly digestOf: (login: string) => string
}

const number = z.coerce.number()
const versionSchema = z.object({ version: z.int(), oldest_desk: z.int() })

/** Connects, and works in the schema of the team from then on; refuses a team that this Unitdesk does not understand. */
export const connectToTeam = async (
  login: TeamLogin,
  team: string,
): Promise<TeamResult<TeamConnection>> => {
  const connected = await connectTeam(login)
  if (!connected.ok) return connected
  const connection = connected.value
  const checked = await checkVersion(connection, team)
  if (checked.ok) return connected
  await connection.close()
  return checked
}

const checkVersion = async (
  connection: TeamConnection,
  team: string,
): Promise<TeamResult<null>> => {
  const placed = await connection.run(`SET search_path = ${quoted(team)}, pg_temp`)
  if (!placed.ok) return placed
  const read = await connection.query(versionSchema, 'SELECT * FROM read_version()')
  if (!read.ok) return read
  const own = teamMigrations.at(-1)?.version ?? 0
  const [{ version, oldest_desk: oldest } = { version: 0, oldest_desk: 0 }] = read.value
  if (oldest > own) return teamFault('newerTeam')
  return version < own ? teamFault('olderTeam') : done(null)
}

/** The desk is among those that are here, and hears of changes. */
export const enterTeam = async (
  connection: TeamConnection,
  team: string,
  { computer, program, version, home }: DeskOfMine,
  onChange: () => void,
): Promise<TeamResult<EnteredDesk>> => {
  // Whoever listens first and reads then has missed nothing.
  const listening = await connection.listen(`${team}_changes`, onChange)
  if (!listening.ok) return listening
  const entered = await connection.query(
    z.object({ desk: number, last: number, first: number, key: z.string() }),
    `SELECT enter_desk($1, $2, $3, $4) AS desk, read_last() AS last, read_first() AS first,
       read_key() AS key`,
    [computer.slice(0, longestName), program, version.slice(0, longestVersion), home],
  )
  if (!entered.ok) return entered
  const [row] = entered.value
  if (row === undefined) return teamFault('other', 'answer')
  const { desk, last, first, key } = row
  return done({
    connection,
    desk,
    last,
    first,
    digestOf: (login) => createHmac('sha256', key).update(login).digest('hex'),
  })
}

const longestName = 200
const longestVersion = 100
