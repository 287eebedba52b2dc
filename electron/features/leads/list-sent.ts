import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import { sentStatusKinds } from '#core/contract/sent-leads'
import { agencyReport } from '#core/leads/agency-report'
import { maskContacts, maskEmail, maskPhone } from '#core/leads/mask-contact'
import { maySendAgain } from '#core/leads/may-send-again'
import { measureDelays } from '#core/leads/measure-delays'
import type { SentRow } from '#core/leads/sent-row'
import type { CountedStatuses } from '#core/leads/summarise-leads'
import type { LeadArchive } from '../../store/lead-archives.ts'
import type { StoredSentLead } from '../../store/sent-leads.ts'
import { checkedAtOf } from './covered-by-all.ts'
import type { LeadsDependencies } from './dependencies.ts'
import { isUnderWay, wasTaken } from './is-under-way.ts'
import { asShown } from './lead-sendings.ts'

type Dependencies = Pick<LeadsDependencies, 'store' | 'listAccounts' | 'clock'>

const always = { from: Number.MIN_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER }

/** A page of what the site has sent, with what became of it. */
export const listSent = (
  dependencies: Dependencies,
  { workspaceId, ...wanted }: ParsedInputOf<'leads.listSent'>,
): OutputOf<'leads.listSent'> => {
  const { store } = dependencies
  const archive = store.findLeadArchive(workspaceId)
  const { from, to, project, campaign } = wanted
  const period = { from: from ?? always.from, to: to ?? always.to }
  const isWhole = project === null && campaign === null
  const counts = isWhole
    ? store.countStatuses({ archive, ...period }).counts
    : store.countNarrowedStatuses({ archive, from, to, project, campaign })
  const delays = measureDelays(store.listDelays({ archive, from, to, project, campaign }))
  const told = store.listTold({ archive })
  const [first, last] = [told[0], told.at(-1)]
  const rowOf = rowsOf(dependencies, workspaceId, archive)
  return {
    sentJson: JSON.stringify(store.listSentPage({ archive, ...wanted }).map(rowOf)),
    total:
      wanted.search.trim() === ''
        ? sumOf(counts, wanted.statuses)
        : store.countSentPage({ archive, ...wanted }),
    counts: { ...counts, onlyInCrm: store.countOnlyInCrm({ archive, ...period }) },
    delaysJson: delays === null ? null : JSON.stringify(delays),
    told: first && last ? { from: first.from, to: last.to } : null,
  }
}

/** None of them: all. */
const sumOf = (
  counts: CountedStatuses['counts'],
  statuses: readonly (keyof CountedStatuses['counts'])[],
): number =>
  (statuses.length === 0 ? sentStatusKinds : statuses).reduce((sum, kind) => sum + counts[kind], 0)

const rowsOf = (
  dependencies: Dependencies,
  workspaceId: ParsedInputOf<'leads.listSent'>['workspaceId'],
  archive: LeadArchive,
): ((sent: StoredSentLead) => SentRow) => {
  const { store, clock } = dependencies
  const byHand = new Set(store.readHandLinks({ archive }).linked.map(({ sentKey }) => sentKey))
  const checkedAt = checkedAtOf(dependencies, workspaceId)
  return ({ lead, status, email, phone }) => {
    const [listed] =
      'inquiryId' in status ? store.readLeads({ archive, ids: [status.inquiryId] }) : []
    const hasContact = email !== null || phone !== null
    const sendings = store.listSendingsOf({ workspaceId, sentKey: lead.key })
    const refusal = maySendAgain({
      ...{ status, checkedAt, now: clock.now(), hasContact },
      ...{ isUnderWay: isUnderWay(sendings[0]), wasTaken: wasTaken(sendings) },
    })
    return {
      ...{ lead: { ...lead, name: maskContacts(lead.name) }, status },
      contact: hasContact
        ? {
            email: email === null ? '' : maskEmail(email),
            phone: phone === null ? '' : maskPhone(phone),
          }
        : null,
      isLinkedByHand: byHand.has(lead.key),
      arrived:
        listed === undefined
          ? null
          : {
              inquiryId: listed.inquiryId,
              at: listed.at ?? listed.firstSeenAt,
              name: maskContacts(listed.customerName),
            },
      attempts: sendings.map(asShown),
      // That is looked at once more when a person wants it.
      sendAgain: refusal === 'needsCheck' ? null : refusal,
    }
  }
}

const linesReported = 5_000

/** What the web agency has to look after. */
export const readAgencyReport = (
  { store }: Pick<LeadsDependencies, 'store'>,
  { workspaceId, ...wanted }: ParsedInputOf<'leads.readAgencyReport'>,
): OutputOf<'leads.readAgencyReport'> => {
  const asked = { archive: store.findLeadArchive(workspaceId), search: '', ...wanted }
  const sent = store.listSentPage({
    ...asked,
    ...{ sort: 'at', isDescending: true, offset: 0, limit: linesReported },
  })
  const contacts = new Map(
    sent.map(({ lead, email, phone }) => [lead.key, { email: email ?? '', phone: phone ?? '' }]),
  )
  return {
    rowsJson: JSON.stringify(agencyReport(sent, contacts)),
    total: store.countSentPage(asked),
  }
}
