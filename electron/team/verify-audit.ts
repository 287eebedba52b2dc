import { z } from 'zod'
import { actAsOwner, requireTeam, type TeamAdmin } from './team-admin.ts'
import { done, type TeamResult } from './team-result.ts'

export interface TeamAuditVerdict {
  readonly rows: number
  /** The hash of the newest row, which stands for all before it. */
  readonly head: string
  /** Rows that do not follow from the one before; the number after the newest where that one was removed. */
  readonly broken: readonly number[]
  /** The row that has the hash which was noted earlier; null where none has it, or none was named. */
  readonly known: number | null
}

const verdictSchema = z.object({
  rows: z.coerce.number(),
  head: z.string(),
  broken: z.array(z.coerce.number()),
  known: z.coerce.number().nullable(),
})

// The hash is worked out here again and not by the function of the team, which may have been replaced with the rows.
const verdict = `
WITH chain AS (
  SELECT id, hash, lag(hash, 1, '') OVER w AS previous, lag(id, 1, 0::bigint) OVER w + 1 AS expected,
         at, role, name, computer, act, token
  FROM audit WINDOW w AS (ORDER BY id)
), broken AS (
  SELECT id FROM chain
  WHERE id <> expected OR hash <> encode(pg_catalog.sha256(convert_to(pg_catalog.jsonb_build_array(
    previous, id, (extract(epoch FROM at) * 1000000)::bigint, role, name, computer, act, token)::text, 'UTF8')), 'hex')
  UNION
  SELECT coalesce((SELECT max(id) FROM audit), 0) + 1 FROM audit_head
  WHERE (last, hash) <> (coalesce((SELECT max(id) FROM audit), 0), coalesce((SELECT hash FROM audit ORDER BY id DESC LIMIT 1), ''))
)
SELECT (SELECT count(*) FROM audit) AS rows, (SELECT hash FROM audit_head) AS head,
       array(SELECT id FROM broken ORDER BY id LIMIT 100) AS broken,
       (SELECT id FROM audit WHERE hash = $1 ORDER BY id LIMIT 1) AS known`

/**
 * Follows the chain of all that the desks have told, from its first row. A chain whose end was cut off, or that was made
 * anew, follows as well: it lacks a hash that was noted earlier.
 */
export const verifyTeamAudit = (
  admin: TeamAdmin,
  knownHead: string | null = null,
): Promise<TeamResult<TeamAuditVerdict>> =>
  admin.connection.transact(async () => {
    const known = await requireTeam(admin)
    if (!known.ok) return known
    const owned = await actAsOwner(admin)
    if (!owned.ok) return owned
    const read = await admin.connection.query(verdictSchema, verdict, [knownHead])
    if (!read.ok) return read
    const [found] = read.value
    return done(found ?? { rows: 0, head: '', broken: [], known: null })
  })
