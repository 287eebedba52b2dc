import { z } from 'zod'
import { memberRole, ownerRole } from '#core/team/team-roles'
import { requireTeam, type TeamAdmin } from './team-admin.ts'
import { done, type TeamResult } from './team-result.ts'

const findingSchema = z.object({
  kind: z.enum(['table', 'rows', 'function', 'schema', 'role', 'owner']),
  name: z.string(),
})
/** Something of the team that has other rights than it was made with. */
export type RightsFinding = z.infer<typeof findingSchema>

/** $1 is the schema, $2 its owner, $3 the role of all people, and NULL stands for everybody. */
const findings = `
WITH team AS (
  SELECT n.oid AS schema, n.nspacl AS acl,
         (SELECT oid FROM pg_catalog.pg_roles WHERE rolname = $2) AS owner,
         (SELECT oid FROM pg_catalog.pg_roles WHERE rolname = $3) AS member
  FROM pg_catalog.pg_namespace n WHERE n.nspname = $1
)
SELECT DISTINCT 'table' AS kind, c.relname::text AS name
FROM team, pg_catalog.pg_class c, pg_catalog.aclexplode(c.relacl) a
WHERE c.relnamespace = schema AND a.grantee <> owner
UNION ALL
SELECT 'table', c.relname::text FROM team, pg_catalog.pg_class c
WHERE c.relnamespace = schema AND c.relowner <> owner
UNION ALL
SELECT 'rows', c.relname::text FROM team, pg_catalog.pg_class c
WHERE c.relnamespace = schema AND (
  c.relname IN ('sending', 'audit', 'change')
  OR EXISTS (SELECT FROM pg_catalog.pg_policy p WHERE p.polrelid = c.oid)
) AND NOT (
  c.relrowsecurity AND c.relforcerowsecurity AND NOT EXISTS (
    SELECT FROM pg_catalog.pg_policy p
    WHERE p.polrelid = c.oid AND (
      p.polname NOT IN ('covered', 'told', 'own_seen', 'own_ended')
      OR coalesce(pg_catalog.pg_get_expr(p.polqual, c.oid), pg_catalog.pg_get_expr(p.polwithcheck, c.oid))
        !~ 'session_user|SESSION_USER|_areas()|_kinds()'
    )
  )
)
UNION ALL
SELECT DISTINCT 'function', p.proname::text
FROM team, pg_catalog.pg_proc p
WHERE p.pronamespace = schema AND (
  NOT p.prosecdef OR p.proowner <> owner
  OR coalesce(array_to_string(p.proconfig, ','), '') <> 'search_path=' || quote_ident($1) || ', pg_temp'
  OR p.proacl IS NULL
  OR EXISTS (SELECT FROM pg_catalog.aclexplode(p.proacl) a WHERE a.grantee NOT IN (owner, member))
  OR p.proname ~ '^_' AND EXISTS (SELECT FROM pg_catalog.aclexplode(p.proacl) a WHERE a.grantee = member)
)
UNION ALL
SELECT DISTINCT 'schema', $1
FROM team, pg_catalog.aclexplode(acl) a
WHERE a.grantee NOT IN (owner, member) OR (a.grantee = member AND a.privilege_type <> 'USAGE')
UNION ALL
SELECT 'role', r.rolname::text
FROM team, pg_catalog.pg_auth_members m JOIN pg_catalog.pg_roles r ON r.oid = m.member
WHERE m.roleid = team.member AND r.rolname <> current_user
  AND (r.rolsuper OR r.rolcreaterole OR r.rolcreatedb OR r.rolreplication OR r.rolbypassrls)
UNION ALL
SELECT 'owner', r.rolname::text
FROM team, pg_catalog.pg_auth_members m JOIN pg_catalog.pg_roles r ON r.oid = m.member
WHERE m.roleid = owner AND r.rolname <> current_user
ORDER BY 1, 2`

/** Reads from the catalogue of the database whether people have the rights that they were given, and no others. */
export const verifyTeam = async (
  admin: TeamAdmin,
): Promise<TeamResult<readonly RightsFinding[]>> => {
  const known = await requireTeam(admin)
  if (!known.ok) return known
  const { connection, team } = admin
  const found = await connection.query(findingSchema, findings, [
    team,
    ownerRole(team),
    memberRole(team),
  ])
  return found.ok ? done(found.value) : found
}
