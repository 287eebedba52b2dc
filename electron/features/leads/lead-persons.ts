import { notFound, type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import type { WorkspaceId } from '#core/ids'
import { findPerson as findInStore } from '#core/leads/find-person'
import { maskContacts } from '#core/leads/mask-contact'
import type { LeadsDependencies } from './dependencies.ts'
import { importsOf } from './import-sent.ts'
import { isNamed, isReached } from './is-of-person.ts'
import { turnOf } from './poll-account.ts'
import { reconcilingOf } from './reconcile-leads.ts'

type Person = ParsedInputOf<'leads.findPerson'>

/** Everything here that is about one person. */
export const findPerson = (
  { store }: LeadsDependencies,
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
    revocations: store.countRevocationsOf({ workspaceId, customerIds, email: person.email }),
  }
}

/** Those that a person has confirmed. Their numbers alone are kept until no list can bring them back. */
export const deletePerson = (
  { store, clock, announce, backUpStore }: LeadsDependencies,
  { inquiryIds, sentKeys, drafts, sendings, ...person }: ParsedInputOf<'leads.deletePerson'>,
): Result<null> => {
  const { workspaceId, customerIds } = person
  const deleted = store.commitForgetting((rows) => {
    rows.forgetPerson({ workspaceId, inquiryIds, sentKeys, drafts, sendings, now: clock.now() })
    rows.blankRevocationsOf({ workspaceId, customerIds, email: person.email })
    return null
  })
  announce(['leads', 'sentLeads', 'leadDrafts', 'revocations'])
  if (deleted.ok) backUpStore()
  return deleted
}

/** In slices: two hundred thousand at once would be felt. Nothing is listed, taken over or compared meanwhile. */
export const deleteAll = async (
  dependencies: LeadsDependencies,
  { workspaceId }: ParsedInputOf<'leads.deleteAll'>,
): Promise<Result<null>> => {
  const { announce, backUpStore, listAccounts, inTurn } = dependencies
  const turns = [
    ...listAccounts(workspaceId).map(({ id }) => turnOf(id)),
    ...[importsOf(workspaceId), reconcilingOf(workspaceId)],
  ]
  const inAllTurns = turns.reduceRight<() => Promise<Result<null>>>(
    (work, turn) => () => inTurn(turn, work),
    () => deleteInTurn(dependencies, workspaceId),
  )
  const deleted = await inAllTurns()
  announce(['leads', 'sentLeads', 'leadDrafts', 'leadSettings'])
  if (deleted.ok) backUpStore()
  return deleted
}

const deleteInTurn = async (
  { store, giveWay }: LeadsDependencies,
  workspaceId: WorkspaceId,
): Promise<Result<null>> => {
  const around = store.commitForgetting((rows) => {
    rows.forgetAround(workspaceId)
    return null
  })
  if (!around.ok) return around
  const archive = store.findLeadArchive(workspaceId)
  for (;;) {
    const slice = store.commitForgetting((rows) => rows.forgetLeadSlice({ archive }))
    if (!slice.ok) return slice
    if (!slice.value) return success(null)
    await giveWay()
  }
}

/** Of one lead, at a person's wish. */
export const revealContact = (
  { store }: Pick<LeadsDependencies, 'store'>,
  { workspaceId, of }: ParsedInputOf<'leads.revealContact'>,
): Result<OutputOf<'leads.revealContact'>> => {
  const archive = store.findLeadArchive(workspaceId)
  const found =
    of.kind === 'sent'
      ? store.readSentLead({ archive, key: of.sentKey })
      : store.readLeadSending(of.sendingId)
  if (found === null) return notFound('afterFix')
  const contact = { email: found.email ?? '', phone: found.phone ?? '' }
  return success(contact.email === '' && contact.phone === '' ? null : contact)
}
