import { z } from 'zod'
import type { TeamConnection } from './connect-team.ts'
import type { TeamResult } from './team-result.ts'

const describedSchema = z.object({
  kind: z.enum(['table', 'rows', 'function', 'schema']),
  name: z.string(),
  /** The whole definition of the thing as text: two with the same text are the same. */
  is: z.string(),
})
export type Described = z.infer<typeof describedSchema>

const rights = (acl: string): string =>
  `(SELECT array_agg(one::text ORDER BY one::text) FROM unnest(${acl}) AS one)`

// Indexes are left out: whoever looks after a database may add one.
const tables = `
SELECT 'table' AS kind, c.relname::text AS name, jsonb_build_array(
  c.relkind::text, pg_get_userbyid(c.relowner)::text, ${rights('c.relacl')},
  (SELECT jsonb_agg(jsonb_build_array(
     attname::text, format_type(atttypid, atttypmod), attnotnull, attidentity::text, ${rights('attacl')},
     (SELECT pg_get_expr(adbin, adrelid) FROM pg_attrdef WHERE adrelid = attrelid AND adnum = attnum)
   ) ORDER BY attname) FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped),
  (SELECT jsonb_agg(jsonb_build_array(conname::text, pg_get_constraintdef(oid), convalidated) ORDER BY conname)
   FROM pg_constraint WHERE conrelid = c.oid),
  (SELECT jsonb_agg(jsonb_build_array(
     tgname::text, tgtype, tgenabled::text, tgfoid::regprocedure::text, pg_get_expr(tgqual, tgrelid), tgattr::text
   ) ORDER BY tgname) FROM pg_trigger WHERE tgrelid = c.oid AND NOT tgisinternal),
  (SELECT count(*) FROM pg_trigger WHERE tgrelid = c.oid AND tgisinternal AND tgenabled <> 'O'),
  (SELECT array_agg(rulename::text ORDER BY rulename) FROM pg_rewrite WHERE ev_class = c.oid)
)::text AS "is"
FROM pg_class c
WHERE c.relnamespace = to_regnamespace(quote_ident(current_schema())) AND c.relkind NOT IN ('i', 'I', 'c')`

const rows = `
SELECT 'rows', c.relname::text, jsonb_build_array(
  c.relrowsecurity, c.relforcerowsecurity,
  (SELECT jsonb_agg(jsonb_build_array(
     polname::text, polcmd::text, polpermissive, polroles::regrole[]::text[],
     pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)
   ) ORDER BY polname) FROM pg_policy WHERE polrelid = c.oid)
)::text
FROM pg_class c
WHERE c.relnamespace = to_regnamespace(quote_ident(current_schema())) AND c.relkind IN ('r', 'p')`

// The setting with the name of the schema is the one thing in which two schemas of a team differ.
const functions = `
SELECT 'function', p.oid::regprocedure::text, jsonb_build_array(
  p.prosrc, pg_get_function_arguments(p.oid), pg_get_function_result(p.oid), p.prokind::text, p.provolatile::text,
  p.prosecdef, p.proleakproof, p.proisstrict, (SELECT lanname::text FROM pg_language WHERE oid = p.prolang),
  array_replace(p.proconfig, 'search_path=' || quote_ident(current_schema()) || ', pg_temp', 'search_path'),
  pg_get_userbyid(p.proowner)::text, ${rights('p.proacl')}
)::text
FROM pg_proc p
WHERE p.pronamespace = to_regnamespace(quote_ident(current_schema()))`

const schema = `
SELECT 'schema', '', jsonb_build_array(pg_get_userbyid(n.nspowner)::text, ${rights('n.nspacl')})::text
FROM pg_namespace n
WHERE n.nspname = current_schema()`

/** What a schema has, in which names are looked for. */
export const describeSchema = (
  connection: TeamConnection,
): Promise<TeamResult<readonly Described[]>> =>
  connection.query(describedSchema, [tables, rows, functions, schema].join('\nUNION ALL'))
