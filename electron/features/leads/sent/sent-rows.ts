import type { WorkspaceId } from '#core/ids'
import { maskContacts, maskEmail, maskPhone, sealedMask } from '#core/leads/privacy/mask-contact'
import { maySendAgain, type SendAgainRefusal } from '#core/leads/send/may-send-again'
import type { SentRow } from '#core/leads/sent/sent-row'
import type { LeadArchive } from '../../../store/leads/archive/lead-archives.ts'
import type { StoredSending } from '../../../store/leads/send/lead-sendings.ts'
import type { StoredSentLead } from '../../../store/leads/sent/sent-leads.ts'
import { checkedAtOf } from '../archive/covered-by-all.ts'
import { isUnderWay, wasTaken } from '../archive/is-under-way.ts'
import type { LeadsDependencies } from '../dependencies.ts'
import { asShown } from '../send/lead-sendings.ts'

type Dependencies = Pick<LeadsDependencies, 'store' | 'listAccounts' | 'clock'>

interface ArchiveOfWorkspace {
  readonly workspaceId: WorkspaceId
  readonly archive: LeadArchive
}

/** The rows as they may be shown, with contacts masked. */
export const sentRows = (
  dependencies: Dependencies,
  { workspaceId, archive }: ArchiveOfWorkspace,
): ((sent: StoredSentLead) => SentRow) => {
  const { store, clock } = dependencies
  const byHand = new Set(store.readHandLinks({ archive }).linked.map(({ sentKey }) => sentKey))
  const checkedAt = checkedAtOf(dependencies, workspaceId)
  const refusalOf = (
    sent: StoredSentLead,
    sendings: readonly StoredSending[],
  ): SendAgainRefusal | null => {
    const refusal = maySendAgain({
      status: sent.status,
      checkedAt,
      now: clock.now(),
      hasContact: hasContact(sent),
      isUnderWay: isUnderWay(sendings[0]),
      wasTaken: wasTaken(sendings),
    })
    // Whether it needs a check is found out again when a person wants to send it.
    return refusal === 'needsCheck' ? null : refusal
  }
  const rowOf = (sent: StoredSentLead): SentRow => {
    const { lead, status } = sent
    const sendings = store.listSendingsOf({ workspaceId, sentKey: lead.key })
    const other =
      status.kind === 'merged' ? store.readSentLead({ archive, key: status.withKey }) : null
    return {
      lead: { ...lead, name: maskContacts(lead.name) },
      status,
      contact: maskedContact(sent),
      arrived: arrivedOf(store, archive, status),
      // The lead was paired itself, so it has no third partner.
      mergedWith: other === null || other.status.kind === 'merged' ? null : rowOf(other),
      isLinkedByHand: byHand.has(lead.key) && !('reason' in status && status.reason === 'resent'),
      attempts: sendings.map(asShown),
      sendAgain: refusalOf(sent, sendings),
    }
  }
  return rowOf
}

const hasContact = ({ email, phone, isSealed }: StoredSentLead): boolean =>
  isSealed || email !== null || phone !== null

const maskedContact = (sent: StoredSentLead): SentRow['contact'] => {
  if (!hasContact(sent)) return null
  const { email, phone, isSealed } = sent
  if (isSealed) return { email: sealedMask, phone: '' }
  return {
    email: email === null ? '' : maskEmail(email),
    phone: phone === null ? '' : maskPhone(phone),
  }
}

const arrivedOf = (
  store: Dependencies['store'],
  archive: LeadArchive,
  status: StoredSentLead['status'],
): SentRow['arrived'] => {
  const [listed] =
    'inquiryId' in status ? store.readLeads({ archive, ids: [status.inquiryId] }) : []
  if (listed === undefined) return null
  const { inquiryId, customerId, projects, campaign } = listed
  return {
    inquiryId,
    customerId,
    projects,
    campaign,
    at: listed.at ?? listed.firstSeenAt,
    name: maskContacts(listed.customerName),
  }
}
