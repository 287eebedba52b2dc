import { z } from 'zod'
import { memberRole, ownerRole } from '#core/team/team-roles'
import { quoted } from './quoted.ts'
import { teamMigrations } from './schema/all.ts'
import type { TeamMigration } from './schema/team-migration.ts'
import { actAsOwner, rolesOf, type TeamAdmin } from './team-admin.ts'
import { done, type TeamResult, teamFault } from './team-result.ts'

interface InitializedTeam {
  readonly before: number
  readonly version: number
}

/** Makes the team, or brings its schema up to date; all of it or nothing. */
export const initTeam = (
  admin: TeamAdmin,
  migrations: readonly TeamMigration[] = teamMigrations,
): Promise<TeamResult<InitializedTeam>> =>
  admin.connection.transact(() => bringUpToDate(admin, migrations))

/** The same within a transaction, which acts as the owner from then on. */
export const bringUpToDate = async (
  admin: TeamAdmin,
  migrations: readonly TeamMigration[] = teamMigrations,
): Promise<TeamResult<InitializedTeam>> => {
  const server = await checkServer(admin)
  if (!server.ok) return server
  const made = await makeRoom(admin)
  if (!made.ok) return made
  const owned = await actAsOwner(admin)
  if (!owned.ok) return owned
  const was = made.value === 'made' ? done(nothing) : await lockVersion(admin)
  if (!was.ok) return was
  const { version: before, oldest_desk: oldestBefore } = was.value
  const newest = migrations.at(-1)
  const version = newest?.version ?? 0
  if (before > version) return teamFault('newerTeam')
  const missing = migrations.filter((one) => one.version > before)
  const migrated = await migrateSchema(admin, admin.team, missing)
  if (!migrated.ok) return migrated
  const isOldestRaised = before > 0 && (newest?.oldestDesk ?? 0) > oldestBefore
  const left = isOldestRaised ? await sendDesksAway(admin) : done(null)
  return left.ok ? done({ before, version }) : left
}

const oldestServer = 140_000

const checkServer = async ({ connection }: TeamAdmin): Promise<TeamResult<null>> => {
  const read = await connection.query(
    z.object({ number: z.coerce.number() }),
    "SELECT current_setting('server_version_num') AS number",
  )
  if (!read.ok) return read
  return (read.value[0]?.number ?? 0) < oldestServer ? teamFault('oldServer') : done(null)
}

const existing = z.object({ schema_owner: z.string().nullable(), has_role: z.boolean() })

/** The roles and the schema of a new team, or those of the team that is there. */
const makeRoom = async ({
  connection,
  team,
}: TeamAdmin): Promise<TeamResult<'made' | 'wasThere'>> => {
  const found = await connection.query(
    existing,
    `SELECT (SELECT pg_catalog.pg_get_userbyid(nspowner)::text FROM pg_catalog.pg_namespace WHERE nspname = $1) AS schema_owner,
            EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname IN ($2, $3)) AS has_role`,
    [team, ownerRole(team), memberRole(team)],
  )
  if (!found.ok) return found
  const [there] = found.value
  const { owner, member } = rolesOf(team)
  if (there?.schema_owner === ownerRole(team)) {
    const granted = await connection.run(`GRANT ${owner} TO CURRENT_USER`)
    return granted.ok ? done('wasThere') : granted
  }
  // Roles belong to the whole server: those of a team in another of its databases are not taken.
  if (there?.schema_owner != null || there?.has_role === true) return teamFault('nameTaken')
  const made = await connection.run(
    `CREATE ROLE ${owner} NOLOGIN;
     CREATE ROLE ${member} NOLOGIN;
     GRANT ${owner} TO CURRENT_USER;
     CREATE SCHEMA ${quoted(team)} AUTHORIZATION ${owner}`,
  )
  return made.ok ? done('made') : made
}

const versionSchema = z.object({ version: z.int(), oldest_desk: z.int() })
type SchemaVersion = z.infer<typeof versionSchema>
const nothing: SchemaVersion = { version: 0, oldest_desk: 0 }

/** Two who bring the schema up to date come after one another. */
const lockVersion = async ({ connection }: TeamAdmin): Promise<TeamResult<SchemaVersion>> => {
  const read = await connection.query(
    versionSchema,
    'SELECT version, oldest_desk FROM schema_version FOR UPDATE',
  )
  if (!read.ok) return read
  const [row] = read.value
  return row === undefined ? teamFault('noTeam') : done(row)
}

/** Desks that are connected may be too old for the schema: all come again, and those are told so. */
export const sendDesksAway = ({ connection }: TeamAdmin): Promise<TeamResult<null>> =>
  connection.run('UPDATE desk SET is_lost = true WHERE NOT is_lost; SELECT _end_lost()')

/** Steps in a schema that the owner of the team works in, which is that of the team or one like it. */
export const migrateSchema = async (
  admin: TeamAdmin,
  schema: string,
  migrations: readonly TeamMigration[] = teamMigrations,
): Promise<TeamResult<null>> => {
  const newest = migrations.at(-1)
  if (newest === undefined) return done(null)
  for (const { sql } of migrations) {
    const made = await admin.connection.run(sql.replaceAll('TEAM', quoted(schema)))
    if (!made.ok) return made
  }
  // Once for all steps: each time writes every function anew.
  const granted = await grantFunctions(admin, schema)
  if (!granted.ok) return granted
  return admin.connection.run('UPDATE schema_version SET version = $1, oldest_desk = $2', [
    newest.version,
    newest.oldestDesk,
  ])
}

/** Everybody might call a new function of PostgreSQL's own accord. What begins with a line is called by others alone. */
const grantFunctions = (
  { connection, team }: TeamAdmin,
  schema: string,
): Promise<TeamResult<null>> => {
  const { member } = rolesOf(team)
  return connection.run(
    `REVOKE ALL ON ALL FUNCTIONS IN SCHEMA ${quoted(schema)} FROM PUBLIC;
     GRANT USAGE ON SCHEMA ${quoted(schema)} TO ${member};
     GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${quoted(schema)} TO ${member};
     DO $do$
     DECLARE
       inner_one regprocedure;
     BEGIN
       FOR inner_one IN
         SELECT oid::regprocedure FROM pg_catalog.pg_proc
         WHERE pronamespace = pg_catalog.to_regnamespace(current_schema()) AND proname ~ '^_'
       LOOP
         EXECUTE format('REVOKE ALL ON FUNCTION %s FROM ${member}', inner_one);
       END LOOP;
     END
     $do$`,
  )
}
