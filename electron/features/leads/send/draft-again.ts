import { notFound, type Result, success } from '#core/contract/failure'
import type { OutputOf } from '#core/contract/index'
import { leadDraftIdSchema, type WorkspaceId } from '#core/ids'
import { maySendAgain, type SendAgainRefusal } from '#core/leads/send/may-send-again'
import { minuteMs } from '#core/time'
import { checkedAtOf } from '../archive/covered-by-all.ts'
import { isUnderWay, wasTaken } from '../archive/is-under-way.ts'
import { pollWorkspace } from '../archive/poll-workspace.ts'
import type { LeadsDependencies } from '../dependencies.ts'
import { contactsSealed } from '../privacy/contacts-sealed.ts'
import { leadOfSent } from './lead-of-sent.ts'

interface DraftAgainInput {
  readonly workspaceId: WorkspaceId
  readonly sentKey: string
}

const freshMs = minuteMs

/** Why a lead is not to be sent again, after the lists were asked for again where the last time is long ago. */
export const checkSendAgain = async (
  dependencies: LeadsDependencies,
  { workspaceId, sentKey }: DraftAgainInput,
  signal: AbortSignal,
): Promise<Result<SendAgainRefusal | null>> => {
  const { store, clock } = dependencies
  const archive = store.findLeadArchive(workspaceId)
  const before = store.readSentLead({ archive, key: sentKey })
  if (before === null) return notFound('afterFix')
  const checkedAt = checkedAtOf(dependencies, workspaceId)
  if (checkedAt === null || clock.now() - checkedAt > freshMs || checkedAt > clock.now()) {
    const polled = await pollWorkspace(dependencies, {
      workspaceId,
      accountIds: null,
      attempts: 'several',
      signal,
    })
    if (!polled.ok) return polled
  }
  return whyNotAgain(dependencies, { workspaceId, sentKey })
}

/** Why a lead is not to be sent again, by what is known here. */
export const whyNotAgain = (
  dependencies: Pick<LeadsDependencies, 'store' | 'listAccounts' | 'clock'>,
  { workspaceId, sentKey }: DraftAgainInput,
): Result<SendAgainRefusal | null> => {
  const { store, clock } = dependencies
  const archive = store.findLeadArchive(workspaceId)
  const sent = store.readSentLead({ archive, key: sentKey })
  if (sent === null) return notFound('afterFix')
  const sendings = store.listSendingsOf({ workspaceId, sentKey })
  return success(
    maySendAgain({
      status: sent.status,
      checkedAt: checkedAtOf(dependencies, workspaceId),
      now: clock.now(),
      hasContact: sent.isSealed || sent.email !== null || sent.phone !== null,
      isUnderWay: isUnderWay(sendings[0]),
      wasTaken: wasTaken(sendings),
    }),
  )
}

/** A draft of a lead that is missing. */
export const draftAgain = async (
  dependencies: LeadsDependencies,
  { workspaceId, sentKey }: DraftAgainInput,
  signal: AbortSignal,
): Promise<Result<OutputOf<'leads.draftAgain'>>> => {
  const { store, seals, clock, newId } = dependencies
  const findDraft = () =>
    [...store.listLeadDrafts(workspaceId), ...store.listSealedDrafts(workspaceId)].find(
      (one) => one.ofSentKey === sentKey,
    )
  const before = findDraft()
  if (before !== undefined) return success({ kind: 'draft', draftId: before.id })
  const refusal = await checkSendAgain(dependencies, { workspaceId, sentKey }, signal)
  if (!refusal.ok) return refusal
  if (refusal.value !== null) return success({ kind: 'refused', why: refusal.value })
  const archive = store.findLeadArchive(workspaceId)
  const read = () => store.readSentLead({ archive, key: sentKey })
  if (read()?.isSealed) await seals.open()
  const sent = read()
  if (sent === null) return notFound('afterFix')
  // A draft may have been begun while the lists and the keychain were asked.
  const there = findDraft()
  if (there !== undefined) return success({ kind: 'draft', draftId: there.id })
  if (sent.isSealed) return contactsSealed
  const id = leadDraftIdSchema.parse(newId())
  const written = store.commit((rows) =>
    rows.writeLeadDraft({
      id,
      workspaceId,
      changedAt: clock.now(),
      lead: leadOfSent(dependencies, { workspaceId, sent }),
      isTest: false,
      ofSentKey: sentKey,
    }),
  )
  if (!written.ok) return written
  return success({ kind: 'draft', draftId: id })
}
