import { z } from 'zod'
import { memberRole, ownerRole } from '#core/team/team-roles'
import { type Described, describeSchema } from './describe-schema.ts'
import { migrateSchema } from './init-team.ts'
import { quoted } from './quoted.ts'
import { actAsOwner, requireTeam, rolesOf, type TeamAdmin } from './team-admin.ts'
import { done, type TeamResult } from './team-result.ts'

const findingSchema = z.object({
  kind: z.enum(['table', 'rows', 'function', 'schema', 'role', 'owner', 'member']),
  name: z.string(),
})
/** Something of the team that is not as it was made or has other rights, or a role that lets its person in no more. */
export type RightsFinding = z.infer<typeof findingSchema>

/**
 * Reads from the catalogue of the database whether the schema is what its steps make, to the letter, and whether people
 * have the rights that they were given, and no others.
 */
export const verifyTeam = async (
  admin: TeamAdmin,
): Promise<TeamResult<readonly RightsFinding[]>> => {
  const known = await requireTeam(admin)
  if (!known.ok) return known
  const schemas = await describeBoth(admin)
  if (!schemas.ok) return schemas
  const people = await findPeople(admin)
  if (!people.ok) return people
  const findings = [...differences(schemas.value, admin.team), ...people.value]
  return done(findings.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other))))
}

const placeOf = ({ kind, name }: RightsFinding): string => `${kind} ${name}`

interface BothSchemas {
  readonly asIs: readonly Described[]
  readonly asMade: readonly Described[]
}

/** No name of a team has a line in it. */
const schemaAsMade = (team: string): string => `${team}_as_made`

/** The schema of the team, and one that its steps make anew and that nobody but this transaction ever sees. */
const describeBoth = async (admin: TeamAdmin): Promise<TeamResult<BothSchemas>> => {
  const { connection, team } = admin
  const begun = await connection.run('BEGIN')
  if (!begun.ok) return begun
  const described = await describeWithin(admin, schemaAsMade(team))
  await connection.run('ROLLBACK')
  return described
}

const describeWithin = async (admin: TeamAdmin, made: string): Promise<TeamResult<BothSchemas>> => {
  const { connection, team } = admin
  const laid = await connection.run(
    `CREATE SCHEMA ${quoted(made)} AUTHORIZATION ${rolesOf(team).owner}`,
  )
  if (!laid.ok) return laid
  const owned = await actAsOwner(admin)
  if (!owned.ok) return owned
  const asIs = await describeSchema(connection)
  if (!asIs.ok) return asIs
  const moved = await connection.run(`SET LOCAL search_path = ${quoted(made)}, pg_temp`)
  if (!moved.ok) return moved
  const migrated = await migrateSchema(admin, made)
  if (!migrated.ok) return migrated
  const asMade = await describeSchema(connection)
  return asMade.ok ? done({ asIs: asIs.value, asMade: asMade.value }) : asMade
}

const differences = ({ asIs, asMade }: BothSchemas, team: string): RightsFinding[] => {
  const others = new Map<string, RightsFinding>()
  const find = (these: readonly Described[], those: readonly Described[]): void => {
    const known = new Set(those.map(textOf))
    for (const one of these) {
      if (known.has(textOf(one))) continue
      const finding = { kind: one.kind, name: shownName(one, team) }
      others.set(placeOf(finding), finding)
    }
  }
  find(asIs, asMade)
  find(asMade, asIs)
  return [...others.values()]
}

const textOf = ({ kind, name, is }: Described): string => JSON.stringify([kind, name, is])

/** Functions of one name are told apart by what they take, which says nothing to whoever reads of one. */
const shownName = ({ kind, name }: Described, team: string): string =>
  kind === 'schema' ? team : kind === 'function' ? name.replace(/\(.*$/, '') : name

/** $1 is the owner, $2 the role of all people. */
const othersIn = (team: string): string => `
WITH people AS (
  SELECT r.* FROM pg_catalog.pg_auth_members m JOIN pg_catalog.pg_roles r ON r.oid = m.member
  WHERE m.roleid = (SELECT oid FROM pg_catalog.pg_roles WHERE rolname = $2::name) AND r.rolname <> current_user
)
SELECT 'role' AS kind, rolname::text AS name FROM (
  SELECT * FROM people UNION SELECT * FROM pg_catalog.pg_roles WHERE rolname IN ($1::name, $2::name)
) of_team
WHERE rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls OR rolname IN ($1::name, $2::name) AND rolcanlogin
  -- Those that PostgreSQL has made: they read or write all tables, or programs of the server.
  OR EXISTS (
    SELECT FROM pg_catalog.pg_roles known
    WHERE known.rolname ~ '^pg_' AND pg_catalog.pg_has_role(of_team.rolname, known.oid, 'MEMBER')
  )
UNION
SELECT 'owner', rolname::text FROM people WHERE NOT rolsuper AND pg_catalog.pg_has_role(rolname, $1::name, 'MEMBER')
UNION
SELECT 'owner', r.rolname::text FROM pg_catalog.pg_auth_members m JOIN pg_catalog.pg_roles r ON r.oid = m.member
WHERE m.roleid = (SELECT oid FROM pg_catalog.pg_roles WHERE rolname = $1::name) AND r.rolname <> current_user
UNION
SELECT 'member', role::text FROM ${quoted(team)}.person
WHERE joined_at IS NOT NULL AND removed_at IS NULL AND NOT EXISTS (
  SELECT FROM pg_catalog.pg_roles WHERE rolname = role AND pg_catalog.pg_has_role(rolname, $2::name, 'MEMBER')
)`

const findPeople = ({ connection, team }: TeamAdmin) =>
  connection.query(findingSchema, othersIn(team), [ownerRole(team), memberRole(team)])
