import { notFound, type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import { findPerson as findInStore } from '#core/leads/find-person'
import { maskContacts, maskEmail } from '#core/leads/mask-contact'
import { nameTokens } from '#core/leads/name-tokens'
import type { LeadsDependencies } from './dependencies.ts'

type Person = ParsedInputOf<'leads.findPerson'>

/** Everything here that is about one person. */
export const findPerson = (
  { store, clock }: LeadsDependencies,
  person: Person,
): OutputOf<'leads.findPerson'> => {
  const { workspaceId, customerIds, name } = person
  const archive = store.findLeadArchive(workspaceId)
  const leads = store.findLeadsOf({ archive, ...person })
  const sent = store.findSentOf({ archive, ...person })
  const found = findInStore({ customerIds, name }, leads, sent, clock.now())
  const reached = new Set(sent.filter((one) => isReached(person, one)).map(({ lead }) => lead.key))
  const inquiries = new Set(found.inquiryIds)
  const keys = new Set([...found.sentKeys, ...reached])
  return {
    leadsJson: JSON.stringify(leads.filter(({ inquiryId }) => inquiries.has(inquiryId))),
    sentJson: JSON.stringify(sent.filter(({ lead }) => keys.has(lead.key)).map(({ lead }) => lead)),
    drafts: store
      .listLeadDrafts(workspaceId)
      .filter(
        ({ lead }) => isNamed(person, `${lead.name} ${lead.surname}`) || isReached(person, lead),
      )
      .map(({ id, lead, changedAt }) => ({
        ...{ id, changedAt, name: maskContacts(`${lead.name} ${lead.surname}`.trim()) },
      })),
    sendings: store
      .listLeadSendings(workspaceId)
      .filter(
        (one) =>
          isNamed(person, one.name) ||
          isReached(person, one) ||
          (one.state.kind === 'answered' && customerIds.includes(one.state.customerId)),
      )
      .map(({ id, name: theirs, at }) => ({ id, name: maskContacts(theirs), at })),
    revocations: store.countRevocationsOf({ workspaceId, customerIds, masked: maskedOf(person) }),
  }
}

const isNamed = ({ name }: Person, text: string): boolean => {
  const wanted = nameTokens(name).join(' ')
  return wanted !== '' && nameTokens(text).join(' ') === wanted
}

interface Reached {
  readonly email: string | null
  readonly phone: string | null
}

const isReached = (person: Person, { email, phone }: Reached): boolean =>
  (person.email.trim() !== '' &&
    (email ?? '').toLowerCase() === person.email.trim().toLowerCase()) ||
  (person.phone.trim() !== '' && plain(phone ?? '') === plain(person.phone))

const plain = (phone: string): string => phone.replace(/[\s().-]/g, '')

const maskedOf = ({ email }: Person): string => {
  const plainEmail = email.trim()
  return plainEmail === '' ? '' : maskEmail(plainEmail)
}

/** Those that a person has confirmed. Their numbers alone are kept until no list can bring them back. */
export const deletePerson = (
  { store, clock, announce, backUpStore }: LeadsDependencies,
  { inquiryIds, sentKeys, drafts, sendings, ...person }: ParsedInputOf<'leads.deletePerson'>,
): Result<null> => {
  const { workspaceId, customerIds } = person
  const nobody = { customerIds: [], name: '' }
  const { forgottenUntil } = findInStore(nobody, [], [], clock.now())
  const deleted = store.commitForgetting((rows) => {
    rows.forgetPerson({ workspaceId, inquiryIds, sentKeys, drafts, sendings, forgottenUntil })
    rows.blankRevocationsOf({ workspaceId, customerIds, masked: maskedOf(person) })
    return null
  })
  announce(['leads', 'sentLeads', 'leadDrafts', 'revocations'])
  if (deleted.ok) backUpStore()
  return deleted
}

export const deleteAll = (
  { store, announce, backUpStore }: LeadsDependencies,
  { workspaceId }: ParsedInputOf<'leads.deleteAll'>,
): Result<null> => {
  const deleted = store.commitForgetting((rows) => {
    rows.forgetAllLeads(workspaceId)
    return null
  })
  announce(['leads', 'sentLeads', 'leadDrafts', 'leadSettings'])
  if (deleted.ok) backUpStore()
  return deleted
}

/** Of one lead, at a person's wish. */
export const revealContact = (
  { store }: Pick<LeadsDependencies, 'store'>,
  { workspaceId, of }: ParsedInputOf<'leads.revealContact'>,
): Result<OutputOf<'leads.revealContact'>> => {
  const archive = store.findLeadArchive(workspaceId)
  const found: Reached | null =
    of.kind === 'sent'
      ? store.readSentLead({ archive, key: of.sentKey })
      : store.readLeadSending(of.sendingId)
  if (found === null) return notFound('afterFix')
  const contact = { email: found.email ?? '', phone: found.phone ?? '' }
  return success(contact.email === '' && contact.phone === '' ? null : contact)
}
