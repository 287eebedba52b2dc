import { notFound, type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import type { WorkspaceId } from '#core/ids'
import { maskContacts, maskEmail, maskPhone, sealedMask } from '#core/leads/privacy/mask-contact'
import { type LeadSending, leadSendingSchema } from '#core/leads/send/lead-sending'
import type { StoredSending } from '../../../store/leads/send/lead-sendings.ts'
import type { LeadsDependencies } from '../dependencies.ts'
import { reconcileAround, timesOfPair } from '../reconcile/reconcile-pair.ts'
import { tellTeamOfLead } from './tell-team-of-lead.ts'

/** Lists what was sent from here, with contacts masked. */
export const listSendings = (
  { store }: Pick<LeadsDependencies, 'store'>,
  workspaceId: WorkspaceId,
): LeadSending[] => store.listLeadSendings(workspaceId).map(asShown)

const shownEmail = ({ email, isSealed }: Pick<StoredSending, 'email' | 'isSealed'>): string => {
  if (isSealed) return sealedMask
  return email === '' ? '' : maskEmail(email)
}

/** A sending as the page may know it: with contacts masked. */
export const asShown = ({
  workspaceId: _,
  accountId: __,
  draftId: ___,
  isSealed,
  ...sending
}: StoredSending): LeadSending =>
  leadSendingSchema.parse({
    ...sending,
    name: maskContacts(sending.name),
    email: shownEmail({ ...sending, isSealed }),
    phone: sending.phone === '' ? '' : maskPhone(sending.phone),
  })

/** Stores what a person has found out about a sending. */
export const settleSending = async (
  dependencies: LeadsDependencies,
  { sendingId, inquiryId }: ParsedInputOf<'leads.settleSending'>,
  signal: AbortSignal,
): Promise<Result<null>> => {
  const { store, files, settleCall } = dependencies
  const sending = store.readLeadSending(sendingId)
  if (sending === null) return notFound('afterFix')
  const { state, watch, id, workspaceId, ofSentKey: sentKey } = sending
  // The list has shown it since they looked: the team must not hear that it is not there.
  if (inquiryId === null && watch?.kind === 'appeared') return success(null)
  const archive = store.findLeadArchive(workspaceId)
  const again = inquiryId === null || sentKey === null ? null : { archive, sentKey, inquiryId }
  const times = again === null ? [] : timesOfPair({ store }, again)
  const written = store.commit((rows) => {
    tellTeamOfLead({ files, rows, sending, hasArrived: inquiryId !== null })
    if (inquiryId !== null) {
      rows.writeSendingState({ id, state, watch: { kind: 'appeared', inquiryId } })
      if (again !== null) rows.writeHandLink({ ...again, isLinked: true })
    }
    rows.writeIsSendingSettled(id)
    return null
  })
  if (!written.ok) return written
  const callId = state.kind === 'unknown' ? store.findCallOfSending(id) : null
  if (callId !== null) settleCall({ callId, hasArrived: inquiryId !== null })
  return reconcileAround(dependencies, { workspaceId, times }, signal)
}
