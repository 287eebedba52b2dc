import { notFound, type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import { toJson } from '#core/json'
import { findPerson as findInStore } from '#core/leads/privacy/find-person'
import { maskContacts } from '#core/leads/privacy/mask-contact'
import type { LeadsDependencies } from '../dependencies.ts'
import { contactsSealed } from './contacts-sealed.ts'
import { isNamed, isReached } from './is-of-person.ts'

type Person = ParsedInputOf<'leads.findPerson'>

/** Everything here that is about one person: nobody may think that it is all while some of it cannot be read. */
export const findPerson = async (
  { store, seals }: Pick<LeadsDependencies, 'store' | 'seals'>,
  person: Person,
): Promise<Result<OutputOf<'leads.findPerson'>>> => {
  const opened = await seals.openSealed()
  // A contact whose key is lost is never read again; names are left to search by.
  if (!opened.ok && seals.state().kind !== 'lost') return opened
  return success(findReadable({ store }, person))
}

const findReadable = (
  { store }: Pick<LeadsDependencies, 'store'>,
  person: Person,
): OutputOf<'leads.findPerson'> => {
  const { workspaceId, customerIds, name } = person
  const archive = store.findLeadArchive(workspaceId)
  const leads = store.findLeadsOf({ archive, ...person })
  const sent = store.findSentOf({ archive, ...person })
  const found = findInStore({ customerIds, name }, leads, sent)
  const reached = new Set(sent.filter((one) => isReached(person, one)).map(({ lead }) => lead.key))
  const inquiries = new Set(found.inquiryIds)
  const keys = new Set([...found.sentKeys, ...reached])
  const isOfSent = ({ ofSentKey: key }: { readonly ofSentKey: string | null }): boolean =>
    key !== null && keys.has(key)
  const sendings = store.listAllLeadSendings(workspaceId)
  return {
    leads: toJson(leads.filter(({ inquiryId }) => inquiries.has(inquiryId))),
    sent: toJson(sent.filter(({ lead }) => keys.has(lead.key)).map(({ lead }) => lead)),
    drafts: store
      .listLeadDrafts(workspaceId)
      .filter(
        (draft) =>
          isNamed(person, `${draft.lead.name} ${draft.lead.surname}`) ||
          isReached(person, draft.lead) ||
          isOfSent(draft),
      )
      .map(({ id, lead, changedAt }) => ({
        id,
        changedAt,
        name: maskContacts(`${lead.name} ${lead.surname}`.trim()),
      })),
    sendings: sendings
      .filter(
        (one) =>
          isNamed(person, one.name) ||
          isReached(person, one) ||
          isOfSent(one) ||
          (one.watch?.kind === 'appeared' && inquiries.has(one.watch.inquiryId)) ||
          (one.state.kind === 'answered' && customerIds.includes(one.state.customerId)),
      )
      .map(({ id, name: theirs, at }) => ({ id, name: maskContacts(theirs), at })),
    revocations: store.countRevocationsOf({ workspaceId, customerIds, email: person.email }),
    unreadable:
      store.countSealedSent({ archive }) +
      store.listSealedDrafts(workspaceId).length +
      sendings.filter(({ isSealed }) => isSealed).length,
  }
}

/** Finds mentions of the person outside leads: they stay until somebody removes them where they are. */
export const findPersonElsewhere = async (
  { store, giveWay }: Pick<LeadsDependencies, 'store' | 'giveWay'>,
  person: Person,
): Promise<Result<OutputOf<'leads.findPersonElsewhere'>>> => {
  const places = await store.searchTexts({ person, giveWay })
  const { runs, unread } = await store.searchCells({ person, giveWay })
  return success({
    places: [...places],
    runs: [...runs],
    unread: [...unread],
    copies: [...store.listCopies()],
  })
}

/** Deletes the records that a person has confirmed. Only their numbers are stored until no list can bring them back. */
export const deletePerson = (
  { store, clock, backUpStore }: LeadsDependencies,
  { inquiryIds, sentKeys, drafts, sendings, ...person }: ParsedInputOf<'leads.deletePerson'>,
): Result<null> => {
  const { workspaceId, customerIds } = person
  const now = clock.now()
  const { email } = person
  const about = { inquiryIds, sentKeys, drafts, sendings, customerIds, email }
  const what = { kind: 'person', ...about } as const
  const deleted = store.commitDeletion({ at: now, workspaceId, what }, (rows) => {
    rows.forgetPerson({ workspaceId, inquiryIds, sentKeys, drafts, sendings, now })
    rows.blankRevocationsOf({ workspaceId, customerIds, email })
    rows.insertForgotten({ workspaceId, inquiryIds })
    return null
  })
  if (deleted.ok) backUpStore()
  return deleted
}

/** Shows the contact of one lead, because a person asked for it. */
export const revealContact = async (
  { store, seals }: Pick<LeadsDependencies, 'store' | 'seals'>,
  { workspaceId, of }: ParsedInputOf<'leads.revealContact'>,
): Promise<Result<OutputOf<'leads.revealContact'>>> => {
  const archive = store.findLeadArchive(workspaceId)
  const read = () =>
    of.kind === 'sent'
      ? store.readSentLead({ archive, key: of.sentKey })
      : store.readLeadSending(of.sendingId)
  if (read()?.isSealed) await seals.open()
  const found = read()
  if (found === null) return notFound('afterFix')
  if (found.isSealed) return contactsSealed
  const contact = { email: found.email ?? '', phone: found.phone ?? '' }
  return success(contact.email === '' && contact.phone === '' ? null : contact)
}
