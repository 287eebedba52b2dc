import type { ActOutcome } from '#core/activity/act'
import type { ProjectKey, WorkspaceId } from '#core/ids'
import { toJson } from '#core/json'
import type { PriceLimit } from '#core/prices/batch/price-limit'
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

interface RoleInTeam {
  /** The name of the person. */
  readonly name: string
  /** Null where they were not of the team. */
  readonly before: readonly TeamArea[] | null
  readonly after: readonly TeamArea[]
}

/** Tells of what somebody of the team works with from now on: the store has no row of it. */
export const tellRole = (db: WritableDb, { name, before, after }: RoleInTeam): void => {
  const text = (areas: readonly TeamArea[] | null) => areas && toJson({ teamAreas: areas })
  db.prepare(
    `INSERT INTO audited_act (kind, outcome, unit, subject, before, after, source)
     VALUES ('teamRole', ?, '', ?, ?, ?, '')`,
  ).run(before === null ? 'added' : 'changed', name, text(before), text(after))
}

interface ChangedLimit {
  readonly before: PriceLimit
  readonly after: PriceLimit
}

/** Tells of how much one person of the team may change by themselves from now on. */
export const tellPriceLimit = (db: WritableDb, { before, after }: ChangedLimit): void => {
  db.prepare(
    `INSERT INTO audited_act (kind, outcome, unit, subject, before, after, source)
     VALUES ('priceLimit', 'changed', '', '', ?, ?, '')`,
  ).run(toJson(before), toJson(after))
}

interface ToldApproval extends ProjectKey {
  /** The name of the draft. */
  readonly name: string
  readonly outcome: Extract<ActOutcome, 'asked' | 'approved' | 'refused'>
  readonly word: string
  readonly units: number
  /** The sums of the units' prices with VAT. */
  readonly beforeMinor: number
  readonly afterMinor: number
}

/** Tells that a second person was asked for an approval of prices, has given it or refused it, and of which prices. */
export const tellApproval = (
  db: WritableDb,
  { workspaceId, projectId, name, outcome, word, units, ...sums }: ToldApproval,
): void => {
  const before = { grossMinor: sums.beforeMinor }
  const after = { units, grossMinor: sums.afterMinor, ...(word === '' ? {} : { word }) }
  db.prepare(
    `INSERT INTO audited_act (workspace_id, project_id, kind, outcome, unit, subject, before, after, source)
     VALUES (?, ?, 'approval', ?, '', ?, ?, ?, '')`,
  ).run(workspaceId, projectId, outcome, name, toJson(before), toJson(after))
}
