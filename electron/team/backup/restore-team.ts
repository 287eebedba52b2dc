import { z } from 'zod'
import { bringUpToDate, sendDesksAway } from '../init-team.ts'
import { quoted } from '../quoted.ts'
import { teamMigrations } from '../schema/all.ts'
import { actAsOwner, type TeamAdmin } from '../team-admin.ts'
import { done, type TeamResult, teamFault } from '../team-result.ts'
import { listTables } from './list-tables.ts'
import { readBackup } from './read-backup.ts'
import type { BackupHead } from './team-backup.ts'

export type Restore =
  | { readonly kind: 'done'; readonly takenAt: string; readonly rows: number }
  /** It is no backup of a team, was cut off, or was changed. */
  | { readonly kind: 'damaged' }
  | { readonly kind: 'otherTeam'; readonly team: string }
  /** It was taken with another step of the schema. */
  | { readonly kind: 'otherVersion'; readonly version: number; readonly own: number }
  | { readonly kind: 'place'; readonly code: string }

/**
 * Makes a team again from a backup, in a database that has none; all of it or nothing. Its people are those of then,
 * without their passwords: each is invited anew. Whatever was on its way then is unknown.
 */
export const restoreTeam = async (admin: TeamAdmin, path: string): Promise<TeamResult<Restore>> => {
  try {
    const head = await readHead(path)
    if (head === null) return done({ kind: 'damaged' })
    if (head.team !== admin.team) return done({ kind: 'otherTeam', team: head.team })
    const own = teamMigrations.at(-1)?.version ?? 0
    const { version, takenAt } = head
    if (version !== own) return done({ kind: 'otherVersion', version, own })
    return await admin.connection.transact(async () => {
      const made = await bringUpToDate(admin)
      if (!made.ok) return made
      if (made.value.before > 0) return teamFault('alreadyHere')
      const loaded = await loadRows(admin, path)
      if (!loaded.ok) return loaded
      const settled = await settle(admin)
      return settled.ok ? done({ kind: 'done', takenAt, rows: loaded.value } as const) : settled
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error) {
      return done({ kind: 'place', code: String(error.code) })
    }
    throw error
  }
}

/** What the backup is; null where it is none to its end. */
const readHead = async (path: string): Promise<BackupHead | null> => {
  let head: BackupHead | null = null
  for await (const part of readBackup(path)) {
    if (part.kind === 'head') head = part.head
    if (part.kind === 'damaged') return null
  }
  return head
}

const rowsAtOnce = 50

const loadRows = async (admin: TeamAdmin, path: string): Promise<TeamResult<number>> => {
  const { connection } = admin
  const tables = await listTables(admin)
  if (!tables.ok) return tables
  for (const { name } of tables.value) {
    // The rows of people are written by their owner here.
    const opened = await connection.run(`ALTER TABLE ${quoted(name)} NO FORCE ROW LEVEL SECURITY`)
    if (!opened.ok) return opened
  }
  let count = 0
  let into: { readonly name: string; readonly rows: string[] } | null = null
  const write = async (): Promise<TeamResult<null>> => {
    const [name, rows] = [into?.name ?? '', into?.rows.splice(0) ?? []]
    if (rows.length === 0) return done(null)
    count += rows.length
    return insertRows(admin, name, rows)
  }
  for await (const part of readBackup(path)) {
    if (part.kind === 'damaged') return teamFault('other', 'backup')
    if (part.kind === 'row') into?.rows.push(part.row)
    if (part.kind === 'row' && (into?.rows.length ?? 0) < rowsAtOnce) continue
    const written = await write()
    if (!written.ok) return written
    if (part.kind !== 'table') continue
    // The schema has its version already; a table that it has not is in no backup of it.
    into = part.name === 'schema_version' ? null : { name: part.name, rows: [] }
    const known = tables.value.find(({ name }) => name === part.name)
    if (known === undefined) return teamFault('other', 'backup')
    // What the schema begins with.
    const emptied =
      into !== null && known.count > 0
        ? await connection.run(`DELETE FROM ${quoted(part.name)}`)
        : done(null)
    if (!emptied.ok) return emptied
  }
  return done(count)
}

const insertRows = async (
  { connection, team }: TeamAdmin,
  table: string,
  rows: readonly string[],
): Promise<TeamResult<null>> => {
  const listed = await connection.query(
    z.object({ columns: z.string() }),
    `SELECT string_agg(quote_ident(attname), ', ') AS columns FROM pg_catalog.pg_attribute
     WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [`${quoted(team)}.${quoted(table)}`],
  )
  if (!listed.ok) return listed
  const columns = listed.value[0]?.columns ?? ''
  return connection.run(
    `INSERT INTO ${quoted(table)} (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${quoted(table)}, $1)`,
    [`[${rows.join(',')}]`],
  )
}

/** Numbers go on far behind those that desks remember of the time since the backup. */
const leap = 1_000_000

const sequenceSchema = z.object({ name: z.string(), attribute: z.string() })

const settle = async (admin: TeamAdmin): Promise<TeamResult<null>> => {
  const { connection, team } = admin
  const numbered = await connection.query(
    sequenceSchema,
    `SELECT c.relname::text AS name, a.attname::text AS attribute
     FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_class c ON c.oid = a.attrelid
     WHERE c.relnamespace = to_regnamespace($1) AND c.relkind = 'r' AND a.attidentity <> ''`,
    [quoted(team)],
  )
  if (!numbered.ok) return numbered
  const leaps = numbered.value.map(
    ({ name, attribute }) =>
      `SELECT setval(pg_get_serial_sequence('${quoted(team)}.${quoted(name)}', '${attribute}'),
         coalesce(max(${quoted(attribute)}), 0) + ${leap}) FROM ${quoted(name)}`,
  )
  const moved = await connection.run(
    [...leaps, `UPDATE feed SET last = last + ${leap}`].join(';\n'),
  )
  if (!moved.ok) return moved
  const lost = await sendDesksAway(admin)
  if (!lost.ok) return lost
  const people = await connection.query(
    z.object({ role: z.string() }),
    `WITH uninvited AS (
       UPDATE person SET joined_at = NULL, invited_until = least(invited_until, now()) WHERE removed_at IS NULL
     ) SELECT role::text FROM person`,
  )
  if (!people.ok) return people
  const closed = await forceRowSecurity(admin)
  return closed.ok
    ? makeRoles(
        admin,
        people.value.map(({ role }) => role),
      )
    : closed
}

/** Also the owner sees the rows of an area for whoever works with it alone, as before. */
const forceRowSecurity = ({ connection, team }: TeamAdmin): Promise<TeamResult<null>> =>
  connection.run(`
    DO $do$
    DECLARE
      kept regclass;
    BEGIN
      FOR kept IN
        SELECT oid::regclass FROM pg_catalog.pg_class
        WHERE relnamespace = to_regnamespace('${quoted(team)}') AND relkind = 'r' AND relrowsecurity
      LOOP
        EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', kept);
      END LOOP;
    END
    $do$`)

/** Each lets nobody in before the person is invited anew. One that is there already is somebody's of another team. */
const makeRoles = async (admin: TeamAdmin, roles: readonly string[]): Promise<TeamResult<null>> => {
  const reset = await admin.connection.run('RESET ROLE')
  if (!reset.ok) return reset
  for (const role of roles) {
    const made = await admin.connection.run(`CREATE ROLE ${quoted(role)} NOLOGIN`)
    if (!made.ok) return made.fault.code === '42710' ? teamFault('nameTaken') : made
  }
  return actAsOwner(admin)
}
