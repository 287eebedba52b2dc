import {
  cancelled,
  failed,
  noAccount,
  notFound,
  type Result,
  success,
} from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import type { LeadSendingId } from '#core/ids'
import { type NewLead, newLeadSchema } from '#core/leads/archive/lead'
import { checkLead } from '#core/leads/send/check-lead'
import { claimedLead } from '#core/leads/send/claimed-lead'
import type { SendingState } from '#core/leads/send/lead-sending'
import { markTestLead } from '#core/leads/test-lead'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import type {
  ClaimFailure,
  SendingClaim,
  SendingOutcome,
} from '../../../crm/guards/sending-claims.ts'
import type { LeadDraft } from '../../../store/leads/send/lead-drafts.ts'
import type { StoredSending } from '../../../store/leads/send/lead-sendings.ts'
import type { Progress } from '../../jobs/run-jobs.ts'
import { pollInTurn, turnOf } from '../archive/poll-account.ts'
import { pollWorkspace } from '../archive/poll-workspace.ts'
import type { LeadAccount, LeadsDependencies } from '../dependencies.ts'
import { contactsSealed } from '../privacy/contacts-sealed.ts'
import { reconcileRecent } from '../reconcile/reconcile-leads.ts'
import { checkSendAgain, whyNotAgain } from './draft-again.ts'
import { leadOfSent } from './lead-of-sent.ts'
import { hashedKey } from './tell-team-of-lead.ts'

interface SendLeadInput extends ParsedInputOf<'leads.sendLead'> {
  readonly sendingId: LeadSendingId
  readonly tell: (progress: Progress) => void
  readonly signal: AbortSignal
}

const draftChanged: Result<never> = failed({
  kind: 'notAllowed',
  reason: 'draftChanged',
  again: 'afterFix',
})

const notMissing: Result<never> = failed({
  kind: 'notAllowed',
  reason: 'notMissing',
  again: 'afterFix',
})

/**
 * Sends a lead once, whatever becomes of it: its row is there before it leaves, and without an answer it is looked for,
 * never sent again.
 */
export const sendLead = async (
  dependencies: LeadsDependencies,
  wanted: SendLeadInput,
): Promise<Result<null>> => {
  const { store, seals, accountFor, inTurn } = dependencies
  if (store.isDraftSealed(wanted.draftId)) await seals.open()
  const draft = store.readLeadDraft(wanted.draftId)
  if (draft === null)
    return store.isDraftSealed(wanted.draftId) ? contactsSealed : notFound('afterFix')
  const { workspaceId } = draft
  const { projectId } = draft.lead
  const account = accountFor({ workspaceId, projectId, shown: wanted.accountId })
  if (account === null) return noAccount
  const refused = await checkDraft(dependencies, draft, wanted)
  if (refused !== null) return refused
  const sent = await inTurn(turnOf(account.id), () =>
    sendInTurn(dependencies, { ...wanted, account, draft }),
  )
  if (sent.ok || sent.failure.kind === 'unknownOutcome') {
    wanted.tell({ phase: 'confirming' })
    await pollWorkspace(dependencies, {
      workspaceId,
      accountIds: [account.id],
      attempts: 'once',
      signal: wanted.signal,
    })
  }
  return sent
}

/** Why a draft must not be sent; null where it may. */
const checkDraft = async (
  dependencies: LeadsDependencies,
  { lead, workspaceId, ofSentKey, revision }: LeadDraft,
  wanted: SendLeadInput,
): Promise<Result<never> | null> => {
  if (revision !== wanted.revision) return draftChanged
  const { attributes } = dependencies.store.readLeadSettings(workspaceId)
  const { faults } = checkLead(lead, { attributes, consentTypes: null })
  const [fault] = faults
  if (fault !== undefined) {
    return failed({ kind: 'invalidInput', path: fault.field, rule: 'custom', again: 'afterFix' })
  }
  if (ofSentKey === null) return null
  const refusal = await checkSendAgain(
    dependencies,
    { workspaceId, sentKey: ofSentKey },
    wanted.signal,
  )
  if (!refusal.ok) return refusal
  if (refusal.value !== null && refusal.value !== 'noContact') return notMissing
  return wasRefused(dependencies, { workspaceId, lead, sentKey: ofSentKey })
    ? failed({ kind: 'notAllowed', reason: 'refusedBefore', again: 'afterFix' })
    : null
}

/** Whether the CRM has refused exactly this lead, and would refuse it once more. */
const wasRefused = (
  dependencies: LeadsDependencies,
  {
    workspaceId,
    lead,
    sentKey: key,
  }: Pick<LeadDraft, 'workspaceId' | 'lead'> & { sentKey: string },
): boolean => {
  const { store } = dependencies
  const sent = store.readSentLead({ archive: store.findLeadArchive(workspaceId), key })
  if (sent?.status.kind !== 'rejected') return false
  return isSameLead(lead, leadOfSent(dependencies, { workspaceId, sent }))
}

const isSameLead = (one: NewLead, other: NewLead): boolean => inOrder(one) === inOrder(other)

// Parsing by the schema puts the keys in one order.
const inOrder = (lead: NewLead): string => JSON.stringify(newLeadSchema.parse(lead))

interface SendingTurn extends SendLeadInput {
  readonly account: LeadAccount
  readonly draft: LeadDraft
}

const sendInTurn = async (
  dependencies: LeadsDependencies,
  { account, draft, sendingId, tell, signal }: SendingTurn,
): Promise<Result<null>> => {
  const { store, callingAccount } = dependencies
  const { workspaceId } = draft
  const calling = await callingAccount({ workspaceId, accountId: account.id })
  if (!calling.ok) return calling
  tell({ phase: 'reading' })
  // Leads that are listed before are not the one to be sent; an account that may not list may still send.
  const of = { workspaceId, accountId: account.id, attempts: 'once', signal } as const
  const looked = await pollInTurn(dependencies, of)
  if (!looked.ok && looked.failure.kind === 'cancelled') return looked
  const found = await findInList(dependencies, draft, signal)
  if (found !== null) return found
  if (store.readLeadDraft(draft.id)?.revision !== draft.revision) return draftChanged
  if (store.hasDraftLeft(draft.id)) return draftChanged
  const begun = begin(dependencies, { draft, sendingId, calling: calling.value })
  if (!begun.ok) return begun
  tell({ phase: 'sending', canCancel: false })
  return leave(dependencies, { draft, sendingId, account: calling.value })
}

/** Why the list that was just read forbids sending the site's lead again: it may have come since it was missed. */
const findInList = async (
  dependencies: LeadsDependencies,
  { workspaceId, ofSentKey: sentKey }: LeadDraft,
  signal: AbortSignal,
): Promise<Result<never> | null> => {
  if (sentKey === null) return null
  const reconciled = await reconcileRecent(dependencies, { workspaceId, signal })
  if (!reconciled.ok) return reconciled
  if (signal.aborted) return failed(cancelled)
  const refusal = whyNotAgain(dependencies, { workspaceId, sentKey })
  if (!refusal.ok) return refusal
  // Other accounts were asked before: nobody waits for them once more while this one has its turn.
  return [null, 'noContact', 'needsCheck'].includes(refusal.value) ? null : notMissing
}

interface LeadLeaving extends Pick<SendingTurn, 'draft' | 'sendingId'> {
  readonly account: CallingAccount
}

const leave = async (
  { store, client, files, sendings }: LeadsDependencies,
  { draft, sendingId, account }: LeadLeaving,
): Promise<Result<null>> => {
  const lead = draft.isTest ? markTestLead(draft.lead, true) : draft.lead
  const end = (state: SendingState) => endSending(store, { draft, sendingId, state })
  let claimed: SendingClaim | null = null
  try {
    const { kind, key } = claimedLead(draft)
    const { baseUrl } = account
    const claim = await sendings.claim({ kind, baseUrl, key: hashedKey({ files }, key) })
    if (!claim.ok) {
      const passedOver = end(passedOverBy(claim.failure))
      return passedOver.ok ? claim : passedOver
    }
    claimed = claim.value
    // A signal that never fires: from here on the request cannot be called back.
    const never = new AbortController().signal
    const answer = await client.createLead({ account, signal: never }, lead)
    const state = stateOf(answer)
    claimed.end(outcomeOf(state))
    const ended = end(state)
    // Whatever the answer was: as long as it is not written down the lead stays on its way for whoever looks.
    if (!ended.ok) return ended
    return answer.ok ? success(null) : answer
  } catch (defect) {
    claimed?.end('unknown')
    end({ kind: 'unknown' })
    throw defect
  }
}

/** What a colleague may have sent is looked for here as well. */
const passedOverBy = (failure: ClaimFailure): SendingState =>
  failure.kind === 'taken' && failure.standing === 'unknown'
    ? { kind: 'unknown' }
    : { kind: 'refused', failure }

const outcomeOf = ({ kind }: SendingState): SendingOutcome => {
  if (kind === 'answered') return 'done'
  return kind === 'refused' ? 'refused' : 'unknown'
}

interface EndedSending extends Pick<SendingTurn, 'draft' | 'sendingId'> {
  readonly state: SendingState
}

const endSending = (
  store: LeadsDependencies['store'],
  { draft, sendingId, state }: EndedSending,
): Result<void> =>
  store.commit((rows) => {
    if (state.kind === 'unknown') rows.linkLostLeadCall(sendingId)
    const watch = state.kind === 'refused' ? null : ({ kind: 'awaited' } as const)
    rows.writeSendingState({ id: sendingId, state, watch })
    // A refused lead can be put right; of one that may have arrived no draft stays that could be sent once more.
    if (state.kind !== 'refused') rows.removeLeadDraft(draft.id)
  })

interface SendingBegin {
  readonly draft: LeadDraft
  readonly sendingId: LeadSendingId
  readonly calling: CallingAccount
}

const begin = (
  { store, clock }: LeadsDependencies,
  { draft, sendingId, calling }: SendingBegin,
): Result<unknown> => {
  const { lead, workspaceId, isTest, ofSentKey } = draft
  const sending: Omit<StoredSending, 'isSealed'> = {
    id: sendingId,
    workspaceId,
    accountId: calling.id,
    account: calling.label,
    at: clock.now(),
    name: `${lead.name} ${lead.surname}`.trim(),
    email: lead.email ?? '',
    phone: lead.phone ?? '',
    projectId: lead.projectId,
    unitId: lead.unitId,
    isTest,
    ofSentKey,
    draftId: draft.id,
    state: { kind: 'sending' },
    watch: { kind: 'awaited' },
    isSettled: false,
  }
  return store.commit((rows) => rows.insertLeadSending(sending))
}

const stateOf = (
  answer: Awaited<ReturnType<LeadsDependencies['client']['createLead']>>,
): SendingState => {
  if (answer.ok) return { kind: 'answered', customerId: answer.value }
  const { failure } = answer
  return failure.kind === 'unknownOutcome' || failure.kind === 'notThisServer'
    ? { kind: 'unknown' }
    : { kind: 'refused', failure }
}
