import { z } from 'zod'
import { type Act, actSchema } from '#core/activity/act'
import type { TeamArea } from '#core/team/team-area'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { followRefusals } from '../../prices/deals/refusals-of-team.ts'
import { listActsAfter } from './audit.ts'
import { crmOf } from './audit-triggers.ts'

const sharedSchema = z.object({
  since: z.int(),
  told: z.int(),
  followed: z.int(),
  head: z.string(),
})
/** How far the team knows what was done here, and this desk what was done by others. */
export type SharedAudit = z.infer<typeof sharedSchema>

/** Null in no team. */
export const readSharedAudit = (db: ReadableDb): SharedAudit | null => {
  const row = db.prepare('SELECT since, told, followed, head FROM audit_shared').get()
  return row === undefined ? null : sharedSchema.parse(row)
}

/** Begins with a team where it goes on with none: what was done until now is not the team's. */
export const shareAuditWith = (db: WritableDb, team: string): void =>
  db.transaction(() => {
    const known = db.prepare<[], string>('SELECT team FROM audit_shared').pluck().get()
    if (known === team) return
    db.prepare('DELETE FROM audit_shared').run()
    db.prepare('DELETE FROM audit_of_team').run()
    db.prepare(
      `INSERT INTO audit_shared (team, since, told)
       SELECT ?, coalesce(max(id), 0), coalesce(max(id), 0) FROM audit`,
    ).run(team)
  })()

/** What was told of in a team that is gone goes as well. */
export const forgetSharedAudit = (db: WritableDb): void =>
  db.transaction(() => {
    db.prepare('DELETE FROM audit_shared').run()
    db.prepare('DELETE FROM audit_of_team').run()
  })()

/** The database of the team is another one than it was, and may not know what it knew. All is told and followed anew. */
export const shareAuditAnew = (db: WritableDb): void =>
  db.transaction(() => {
    db.prepare(`UPDATE audit_shared SET told = since, followed = 0, head = ''`).run()
    db.prepare('DELETE FROM audit_of_team').run()
  })()

/** A person who works with something else than before may read other rows, of the time before as well. */
export const followAuditIn = (db: WritableDb, areas: readonly TeamArea[]): void =>
  db.transaction(() => {
    const { changes } = db
      .prepare(`UPDATE audit_shared SET areas = ?, followed = 0, head = '' WHERE areas <> ?`)
      .run(areas.join(), areas.join())
    if (changes > 0) db.prepare('DELETE FROM audit_of_team').run()
  })()

export interface UntoldActs {
  readonly acts: readonly Act[]
  /** The last that was looked at. */
  readonly last: number
}

const untoldAtOnce = 100

/** What the team does not know yet: of a demo its own team alone is told. Null where there is nothing. */
export const listUntoldActs = (db: ReadableDb, kind: 'demo' | 'crm'): UntoldActs | null => {
  const shared = readSharedAudit(db)
  if (shared === null) return null
  const acts = listActsAfter(db, { id: shared.told, limit: untoldAtOnce })
  const last = acts.at(-1)
  if (last === undefined) return null
  return { acts: acts.filter(({ crm }) => (crm === 'demo') === (kind === 'demo')), last: last.id }
}

export const writeTold = (db: WritableDb, told: number): void => {
  db.prepare('UPDATE audit_shared SET told = ?').run(told)
}

/** An act as the team has it: its number, its time, and the name of the person are the team's. */
export const actOfTeamSchema = z
  .object({
    id: z.coerce.number(),
    at_ms: z.coerce.number(),
    name: z.string(),
    computer: z.string(),
    is_own: z.boolean(),
    act: z.unknown(),
    hash: z.string(),
  })
  .transform(({ at_ms, name, computer, is_own, ...row }) => ({
    ...row,
    at: at_ms,
    person: name,
    desk: computer,
    isOwn: is_own,
  }))
export type ActOfTeam = z.infer<typeof actOfTeamSchema>

const isFromHere = (db: ReadableDb, { id, hash }: Act): boolean =>
  db.prepare<[number, string]>('SELECT 1 FROM audit WHERE id = ? AND hash = ?').get(id, hash) !==
  undefined

const isOfPrice = (act: unknown): boolean =>
  typeof act === 'object' && act !== null && 'kind' in act && act.kind === 'price'

const text = (said: Act['before']): string | null => said && JSON.stringify(said)

/**
 * Keeps a copy of what others have done; what was done here is known already. What the database has told knows no
 * workspace, and is of the one that is here for its CRM: also that of a demo, which has no address in the record.
 */
export const followActs = (db: WritableDb, acts: readonly ActOfTeam[]): void =>
  db.transaction(() => {
    const insert = db.prepare(
      `INSERT INTO audit_of_team (id, at, person, desk, workspace, crm, kind, outcome, project_id, unit_id, unit,
         subject, before, after, source, hash)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    const ofCrm = db.prepare<[string], Pick<Act, 'workspace' | 'crm'>>(
      `SELECT name AS workspace, ${crmOf('workspace')} AS crm FROM workspace
       WHERE audit_origin(base_url) = ? ORDER BY kind = 'demo' LIMIT 1`,
    )
    for (const followed of acts) {
      const read = actSchema.safeParse(followed.act)
      // What a newer Unitdesk tells of is shown by it alone.
      if (!read.success || (followed.isOwn && isFromHere(db, read.data))) continue
      const { id, at, person, desk, hash } = followed
      const act = read.data
      const { workspace, crm } = (act.workspace === '' ? ofCrm.get(act.crm) : undefined) ?? act
      insert.run(
        id,
        at,
        person,
        desk,
        workspace,
        crm,
        act.kind,
        act.outcome,
        act.projectId,
        act.unitId,
        act.unit,
        act.subject,
        text(act.before),
        text(act.after),
        act.source,
        hash,
      )
    }
    const last = acts.at(-1)
    if (last === undefined) return
    const before = readSharedAudit(db)?.followed ?? 0
    if (acts.some(({ act }) => isOfPrice(act))) followRefusals(db, before)
    db.prepare('UPDATE audit_shared SET followed = ?, head = ?').run(last.id, last.hash)
  })()
