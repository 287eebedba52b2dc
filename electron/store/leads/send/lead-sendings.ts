import type { AccountId, InquiryId, LeadDraftId, LeadSendingId, WorkspaceId } from '#core/ids'
import type { LeadSending, SendingState, SendingWatch } from '#core/leads/send/lead-sending'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { readContact } from '../../sealing/read-contact.ts'
import { asTyped } from '../../sealing/seal-text.ts'
import { unsealed } from '../../sealing/unsealed.ts'

/** A lead that was sent from here, as long as it may have to be found: with how to reach the person. */
export interface StoredSending extends LeadSending {
  readonly workspaceId: WorkspaceId
  readonly accountId: AccountId
  /** The draft that was sent; null where it is no longer known. */
  readonly draftId: LeadDraftId | null
  /** How to reach the person is kept, and cannot be read now. */
  readonly isSealed: boolean
}

interface Row {
  readonly id: LeadSendingId
  readonly workspace_id: WorkspaceId
  readonly account_id: AccountId
  readonly account: string
  readonly at: Timestamp
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly project_id: StoredSending['projectId']
  readonly unit_id: StoredSending['unitId']
  readonly is_test: 0 | 1
  readonly of_sent_key: string | null
  readonly draft_id: LeadDraftId | null
  readonly state: string
  readonly watch: string | null
  readonly is_settled: 0 | 1
}

const toSending = (row: Row): StoredSending => ({
  id: row.id,
  workspaceId: row.workspace_id,
  accountId: row.account_id,
  account: row.account,
  at: row.at,
  name: row.name,
  ...contactOf(row),
  projectId: row.project_id,
  unitId: row.unit_id,
  isTest: row.is_test === 1,
  ofSentKey: row.of_sent_key,
  draftId: row.draft_id,
  state: JSON.parse(row.state) as SendingState,
  watch: row.watch === null ? null : (JSON.parse(row.watch) as SendingWatch),
  isSettled: row.is_settled === 1,
})

const contactOf = (row: Row): Pick<StoredSending, 'email' | 'phone' | 'isSealed'> => {
  const { email, phone, isSealed } = readContact(row)
  return { email: email ?? '', phone: phone ?? '', isSealed }
}

const unsealedOf = (column: 'email' | 'phone'): string =>
  unsealed({ table: 'lead_sending', column, row: 'id' })

const others = `id, workspace_id, account_id, account, at, name, project_id, unit_id,
  is_test, of_sent_key, state, watch, is_settled, draft_id`
const columns = `${others}, ${unsealedOf('email')} AS email,
  ${unsealedOf('phone')} AS phone`

const sendingsShown = 500
const ofWorkspace = `SELECT ${columns} FROM lead_sending WHERE workspace_id = ? ORDER BY at DESC`

/** Lists the newest sendings, the last one first. */
export const listLeadSendings = (db: ReadableDb, workspaceId: WorkspaceId): StoredSending[] =>
  db.prepare<[string], Row>(`${ofWorkspace} LIMIT ${sendingsShown}`).all(workspaceId).map(toSending)

/** Lists every sending: whoever is looked for may be in any of them. */
export const listAllLeadSendings = (db: ReadableDb, workspaceId: WorkspaceId): StoredSending[] =>
  db.prepare<[string], Row>(ofWorkspace).all(workspaceId).map(toSending)

export const readLeadSending = (db: ReadableDb, id: LeadSendingId): StoredSending | null => {
  const row = db.prepare<[string], Row>(`SELECT ${columns} FROM lead_sending WHERE id = ?`).get(id)
  return row === undefined ? null : toSending(row)
}

/** Lists the sendings of an account that were not found in its list yet. */
export const listWatchedSendings = (db: ReadableDb, accountId: AccountId): StoredSending[] =>
  db
    .prepare<[string], Row>(
      `SELECT ${columns} FROM lead_sending
       WHERE account_id = ? AND watch_kind IN ('awaited', 'notThere', 'ambiguous')
         AND is_settled = 0
       ORDER BY at`,
    )
    .all(accountId)
    .map(toSending)

/** Inquiries that are known to be other leads that were sent from here. */
export const listFoundInquiries = (db: ReadableDb, workspaceId: WorkspaceId): InquiryId[] =>
  db
    .prepare<[string], InquiryId>(
      `SELECT inquiry_id FROM lead_sending WHERE workspace_id = ? AND inquiry_id IS NOT NULL`,
    )
    .pluck()
    .all(workspaceId)

/** Lists the sendings of a lead of the web site, the newest first. */
export const listSendingsOf = (
  db: ReadableDb,
  { workspaceId, sentKey }: { readonly workspaceId: WorkspaceId; readonly sentKey: string },
): StoredSending[] =>
  db
    .prepare<[string, string], Row>(
      `SELECT ${columns} FROM lead_sending INDEXED BY lead_sending_again
       WHERE workspace_id = ? AND of_sent_key = ? ORDER BY at DESC`,
    )
    .all(workspaceId, sentKey)
    .map(toSending)

/** Leads of the web site that must not leave again, in pages by their keys; 1 of those that the CRM has taken. */
export const listLeadsThatLeft = (
  db: ReadableDb,
  of: { readonly workspaceId: WorkspaceId; readonly after: string; readonly limit: number },
): { readonly sentKey: string; readonly isTaken: 0 | 1; readonly lastAt: number }[] =>
  db
    .prepare<[object], { sentKey: string; isTaken: 0 | 1; lastAt: number }>(
      `SELECT of_sent_key AS sentKey,
         max(+state_kind = 'answered' OR coalesce(watch_kind = 'appeared', 0)) AS isTaken,
         max(at) AS lastAt
       FROM lead_sending INDEXED BY lead_sending_again
       WHERE workspace_id = @workspaceId AND of_sent_key > @after AND +state_kind <> 'refused'
         AND (is_settled = 0 OR +state_kind = 'answered' OR watch_kind = 'appeared')
       GROUP BY of_sent_key ORDER BY of_sent_key LIMIT @limit`,
    )
    .all(of)

/** Whether the draft has left already, and may have been taken. */
export const hasDraftLeft = (db: ReadableDb, id: LeadDraftId): boolean =>
  db
    .prepare<[string], number>(
      `SELECT 1 FROM lead_sending WHERE draft_id = ? AND state_kind <> 'refused' LIMIT 1`,
    )
    .pluck()
    .get(id) === 1

export const insertLeadSending = (
  db: WritableDb,
  sending: Omit<StoredSending, 'isSealed'>,
): void => {
  db.prepare(
    `INSERT INTO lead_sending (${others}, email, phone)
     VALUES (@id, @workspaceId, @accountId, @account, @at, @name, @projectId,
       @unitId, @isTest, @ofSentKey, @state, @watch, @isSettled, @draftId,
       seal(@email, 'lead_sending.email', @id), seal(@phone, 'lead_sending.phone', @id))`,
  ).run({
    ...sending,
    email: sending.email === '' ? null : asTyped(sending.email),
    phone: sending.phone === '' ? null : asTyped(sending.phone),
    state: JSON.stringify(sending.state),
    watch: sending.watch === null ? null : JSON.stringify(sending.watch),
    isTest: sending.isTest ? 1 : 0,
    isSettled: sending.isSettled ? 1 : 0,
  })
}

/** How to reach the person is kept no longer than it may be needed. */
export const writeSendingState = (
  db: WritableDb,
  {
    id,
    state,
    watch,
  }: Pick<StoredSending, 'id' | 'state'> & { readonly watch: SendingWatch | null },
): void => {
  db.prepare(
    `UPDATE lead_sending SET state = @state, watch = @watch,
       email = CASE WHEN @isNeeded = 1 THEN email END,
       phone = CASE WHEN @isNeeded = 1 THEN phone END
     WHERE id = @id`,
  ).run({
    id,
    state: JSON.stringify(state),
    watch: watch === null ? null : JSON.stringify(watch),
    isNeeded: watch?.kind === 'appeared' ? 0 : 1,
  })
}

export const writeIsSendingSettled = (db: WritableDb, id: LeadSendingId): void => {
  db.prepare('UPDATE lead_sending SET is_settled = 1 WHERE id = ?').run(id)
}

/** Ties a lead whose answer was lost to the call that it was: an account sends one after another. */
export const linkLostLeadCall = (db: WritableDb, id: LeadSendingId): void => {
  db.prepare(
    `UPDATE lead_sending SET call_id = (
       SELECT max(c.id) FROM outgoing_call c
       WHERE c.workspace_id = lead_sending.workspace_id AND c.account = lead_sending.account
         AND c.state IN ('sending', 'unknown') AND c.endpoint = 'create-lead'
         AND c.at >= lead_sending.at
         AND c.id NOT IN (SELECT call_id FROM lead_sending WHERE call_id IS NOT NULL))
     WHERE id = ? AND call_id IS NULL`,
  ).run(id)
}

export const findCallOfSending = (db: ReadableDb, id: LeadSendingId): number | null =>
  db
    .prepare<[string], number | null>('SELECT call_id FROM lead_sending WHERE id = ?')
    .pluck()
    .get(id) ?? null

/** The sending of a call whose outcome is unknown; null where the call was no lead's. */
export const findSendingOfCall = (db: ReadableDb, callId: number): LeadSendingId | null =>
  db
    .prepare<[number], LeadSendingId>(
      "SELECT id FROM lead_sending WHERE call_id = ? AND state_kind = 'unknown'",
    )
    .pluck()
    .get(callId) ?? null

/** Makes the sendings unknown whose answers the last run did not live to hear. The result lists them. */
export const loseLeadSendings = (db: WritableDb): LeadSendingId[] =>
  db.transaction(() => {
    const lost = db
      .prepare<[], LeadSendingId>("SELECT id FROM lead_sending WHERE state_kind = 'sending'")
      .pluck()
      .all()
    for (const id of lost) {
      linkLostLeadCall(db, id)
      writeSendingState(db, { id, state: { kind: 'unknown' }, watch: { kind: 'awaited' } })
    }
    // Nor may it be sent once more from a draft that a crash, or a copy of the store, has left behind.
    db.prepare(
      `DELETE FROM lead_draft WHERE id IN
         (SELECT draft_id FROM lead_sending WHERE draft_id IS NOT NULL AND state_kind <> 'refused')`,
    ).run()
    return lost
  })()
