import type { ActOutcome } from '#core/activity/act'
import type { WorkspaceId } from '#core/ids'
import { toJson } from '#core/json'
import type { TeamArea } from '#core/team/team-area'
import type { WritableDb } from '../../file/handle.ts'

interface SettledByHand {
  readonly workspaceId: WorkspaceId
  /** The payment's ID at the CRM. */
  readonly id: string
  readonly outcome: Extract<ActOutcome, 'done' | 'refused' | 'unknown' | 'removed'>
}

/** Tells of a payment of which a person has said what became of it, where no call of this store tells of the same. */
export const tellSettlement = (
  db: WritableDb,
  { workspaceId, id, outcome }: SettledByHand,
): void => {
  db.prepare(
    `INSERT INTO audited_act (workspace_id, kind, outcome, unit, subject, source)
     VALUES (?, 'settlement', ?, '', '', ?)`,
  ).run(workspaceId, outcome, id)
}

export interface CallByHand {
  readonly workspaceId: WorkspaceId
  readonly endpoint: string
  readonly outcome: Extract<ActOutcome, 'done' | 'refused' | 'unknown'>
}

/**
 * Tells of a call by hand that replaces something at the CRM: nothing else in the store does. What creates something has a
 * row of its own, which tells. SQLite counts no row for a view, so whoever calls this announces it.
 */
export const tellByHand = (
  db: WritableDb,
  { workspaceId, endpoint, outcome }: CallByHand,
): void => {
  db.prepare(
    `INSERT INTO audited_act (workspace_id, kind, outcome, unit, subject, source)
     VALUES (?, 'call', ?, '', ?, 'console')`,
  ).run(workspaceId, outcome, endpoint)
}

interface InvitedToTeam {
  /** The name of the person. */
  readonly name: string
  readonly areas: readonly TeamArea[]
}

/**
 * Tells what somebody was invited to the team to work with: the store has no row of it, and the login that invites is
 * nobody of the team. What is changed later the team's database tells itself.
 */
export const tellInvited = (db: WritableDb, { name, areas }: InvitedToTeam): void => {
  db.prepare(
    `INSERT INTO audited_act (kind, outcome, unit, subject, after, source)
     VALUES ('teamRole', 'added', '', ?, ?, '')`,
  ).run(name, toJson({ teamAreas: areas }))
}
