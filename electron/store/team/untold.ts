import { z } from 'zod'
import { originOf } from '#core/accounts/login-key'
import type { WorkspaceId } from '#core/ids'
import { type SendingKind, sendingKinds } from '#core/team/sending-kind'
import { listWorkspaces } from '../accounts/workspaces.ts'
import type { ReadableDb, WritableDb } from '../file/handle.ts'
import { jsonColumn } from '../rows/json-column.ts'

/** What happened here, and the team does not know yet. */
const toldSchema = z.discriminatedUnion('act', [
  /** The CRM has refused a login. */
  z.strictObject({
    act: z.literal('hold'),
    origin: z.string(),
    login: z.string(),
    endpoint: z.string(),
  }),
  /** A person lets a login go again. */
  z.strictObject({ act: z.literal('release'), origin: z.string(), login: z.string() }),
  /** What came of a claim, as the team takes it down. */
  z.strictObject({
    act: z.literal('end'),
    name: z.enum(['end_claim', 'end_sending']),
    values: z.array(z.union([z.string(), z.number()])),
  }),
  /** A person has found out whether something arrived, or takes that back. */
  z.strictObject({
    act: z.literal('settle'),
    origin: z.string(),
    kind: z.enum(sendingKinds),
    key: z.string(),
    outcome: z.enum(['done', 'refused', 'unknown', 'takenBack']),
  }),
  /** A person has deleted leads of persons. */
  z.strictObject({ act: z.literal('forget'), origin: z.string(), inquiryIds: z.array(z.int()) }),
])
export type ToldToTeam = z.infer<typeof toldSchema>

const rowSchema = z.object({ id: z.int(), told: jsonColumn(toldSchema) })

export const listUntold = (db: ReadableDb): z.infer<typeof rowSchema>[] =>
  db
    .prepare('SELECT id, told FROM team_untold ORDER BY id')
    .all()
    .map((row) => rowSchema.parse(row))

/** Written in a team alone: a desk without one has nobody to tell. */
export const insertUntold = (db: WritableDb, told: ToldToTeam): void => {
  db.prepare('INSERT INTO team_untold (told) SELECT ? FROM team_membership').run(
    JSON.stringify(told),
  )
}

interface SettledSending {
  readonly workspaceId: WorkspaceId
  readonly kind: SendingKind
  readonly key: string
  readonly hasArrived: boolean
}

/** What was found out of something that was sent to the server of a workspace. */
export const insertSettled = (
  db: WritableDb,
  { workspaceId, kind, key, hasArrived }: SettledSending,
): void => {
  const workspace = listWorkspaces(db).find(({ id }) => id === workspaceId)
  if (workspace === undefined) return
  insertUntold(db, {
    act: 'settle',
    origin: originOf(workspace.baseUrl),
    kind,
    key,
    outcome: hasArrived ? 'done' : 'refused',
  })
}

interface ForgottenLeads {
  readonly workspaceId: WorkspaceId
  readonly inquiryIds: readonly number[]
}

/** Remembers leads of persons who were deleted here: the team deletes them from its lists of the same server. */
export const insertForgotten = (
  db: WritableDb,
  { workspaceId, inquiryIds }: ForgottenLeads,
): void => {
  const workspace = listWorkspaces(db).find(({ id }) => id === workspaceId)
  if (workspace === undefined) return
  const origin = originOf(workspace.baseUrl)
  insertUntold(db, { act: 'forget', origin, inquiryIds: [...inquiryIds] })
}

export const removeUntold = (db: WritableDb, id: number): void => {
  db.prepare('DELETE FROM team_untold WHERE id = ?').run(id)
}
