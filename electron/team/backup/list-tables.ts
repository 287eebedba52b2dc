import { z } from 'zod'
import { quoted } from '../quoted.ts'
import type { TeamAdmin } from '../team-admin.ts'
import { done, type TeamResult } from '../team-result.ts'

const tableSchema = z.object({
  name: z.string(),
  /** The tables that its rows name rows of. */
  needs: z.array(z.string()),
})

interface TeamTable {
  readonly name: string
  readonly count: number
}

/** Lists of leads are not kept: one would bring back who was deleted since, and the next poll makes another. */
const leftOut = ['lead_list', 'lead_part']

/** The tables of a team with the numbers of their rows, each after those whose rows its own rows name. */
export const listTables = async ({
  connection,
  team,
}: TeamAdmin): Promise<TeamResult<readonly TeamTable[]>> => {
  const listed = await connection.query(
    tableSchema,
    `SELECT c.relname::text AS name, array(
       SELECT DISTINCT f.relname::text FROM pg_catalog.pg_constraint k JOIN pg_catalog.pg_class f ON f.oid = k.confrelid
       WHERE k.conrelid = c.oid AND k.contype = 'f' AND f.oid <> c.oid
     ) AS needs
     FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = $1 AND c.relkind = 'r' AND c.relname <> ALL ($2::text[]) ORDER BY c.relname`,
    [team, `{${leftOut.join(',')}}`],
  )
  if (!listed.ok) return listed
  const tables: TeamTable[] = []
  for (const name of inOrder(listed.value)) {
    const counted = await connection.query(
      z.object({ count: z.coerce.number() }),
      `SELECT count(*) AS count FROM ${quoted(name)}`,
    )
    if (!counted.ok) return counted
    tables.push({ name, count: counted.value[0]?.count ?? 0 })
  }
  return done(tables)
}

const inOrder = (tables: readonly z.infer<typeof tableSchema>[]): readonly string[] => {
  const ordered = new Set<string>()
  const place = ({ name, needs }: z.infer<typeof tableSchema>, above: readonly string[]): void => {
    if (ordered.has(name) || above.includes(name)) return
    for (const table of tables) if (needs.includes(table.name)) place(table, [...above, name])
    ordered.add(name)
  }
  for (const table of tables) place(table, [])
  return [...ordered]
}
