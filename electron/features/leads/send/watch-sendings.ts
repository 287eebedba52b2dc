import type { AccountId, InquiryId, WorkspaceId } from '#core/ids'
import { watchLead } from '#core/leads/archive/watch-lead'
import type { Timestamp } from '#core/time'
import type { LeadsDependencies } from '../dependencies.ts'
import { timesOfPair } from '../reconcile/reconcile-pair.ts'
import { tellTeamOfLead } from './tell-team-of-lead.ts'

type Dependencies = Pick<LeadsDependencies, 'store' | 'files' | 'settleCall'>

interface AccountOfWorkspace {
  readonly workspaceId: WorkspaceId
  readonly accountId: AccountId
}

/**
 * Looks for the leads that were sent from here among those that were listed since. Answers around what moments leads
 * of the site are to be judged again: they may be older than anything that a list can change.
 */
export const watchSendings = (
  { store, files, settleCall }: Dependencies,
  { workspaceId, accountId }: AccountOfWorkspace,
): readonly Timestamp[] => {
  const watched = store.listWatchedSendings(accountId)
  if (watched.length === 0) return []
  const archive = store.findLeadArchive(workspaceId)
  const checkedAt = store.readLeadPoll(accountId)?.checkedAt ?? null
  const { earlyMs } = store.readLeadSettings(workspaceId).matchRules
  const times: Timestamp[] = []
  const known = new Set<InquiryId>(store.listFoundInquiries(workspaceId))
  for (const sending of watched) {
    const { state, at, name, id } = sending
    const customerId = state.kind === 'answered' ? state.customerId : null
    const leads = store.listLeadsFirstSeen({ archive, accountId, since: at })
    const watch = watchLead({ sentAt: at, name, customerId, known, leads, checkedAt, earlyMs })
    if (JSON.stringify(watch) === JSON.stringify(sending.watch)) continue
    if (watch.kind === 'appeared') known.add(watch.inquiryId)
    const { ofSentKey: sentKey } = sending
    const again =
      watch.kind === 'appeared' && sentKey !== null
        ? { archive, sentKey, inquiryId: watch.inquiryId }
        : null
    if (again !== null) times.push(...timesOfPair({ store }, again))
    const written = store.commit((rows) => {
      if (watch.kind === 'appeared') tellTeamOfLead({ files, rows, sending, hasArrived: true })
      rows.writeSendingState({ id, state, watch })
      // However much later: it is the site's lead, and is not to be sent once more.
      if (again !== null) rows.writeHandLink({ ...again, isLinked: true })
    })
    if (!written.ok) return times
    // A lead that is not found is only unlikely to be there: a person says what became of it.
    if (watch.kind !== 'appeared' || state.kind !== 'unknown') continue
    const callId = store.findCallOfSending(id)
    if (callId !== null) settleCall({ callId, hasArrived: true })
  }
  return times
}
