import { failed, type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import { type LeadDraftId, leadDraftIdSchema, type WorkspaceId } from '#core/ids'
import { toJson } from '#core/json'
import { type NewLead, newLeadSchema } from '#core/leads/archive/lead'
import { leadAt } from '#core/leads/archive/lead-index'
import { listedForMs } from '#core/leads/archive/polled-time'
import { maskContacts } from '#core/leads/privacy/mask-contact'
import { checkLead } from '#core/leads/send/check-lead'
import { parametersOf } from '#core/leads/send/lead-parameters'
import { markTestLead } from '#core/leads/test-lead'
import { parseJson } from '#core/parse-json'
import { isUnderWay } from '../archive/is-under-way.ts'
import type { LeadsDependencies } from '../dependencies.ts'
import { contactsSealed } from '../privacy/contacts-sealed.ts'
import { isNamed, isReached } from '../privacy/is-of-person.ts'

/** A lead as the window tells it. */
const readLead = (json: string): Result<NewLead> => {
  const lead = newLeadSchema.safeParse(parseJson(json))
  return lead.success
    ? success(lead.data)
    : failed({
        kind: 'invalidInput',
        again: 'afterFix',
        rule: 'invalid_value',
        path: `lead.${lead.error.issues[0]?.path.join('.') ?? ''}`,
      })
}

/** Lists drafts, also those that cannot be read now, so that nobody thinks that they are gone. */
export const listDrafts = (
  { store }: Pick<LeadsDependencies, 'store'>,
  workspaceId: WorkspaceId,
): OutputOf<'leads.listDrafts'> =>
  [
    ...store.listLeadDrafts(workspaceId).map(({ id, changedAt, lead, isTest, ofSentKey }) => ({
      id,
      changedAt,
      isTest,
      ofSentKey,
      isSealed: false,
      name: maskContacts(`${lead.name} ${lead.surname}`.trim()),
    })),
    ...store.listSealedDrafts(workspaceId).map((draft) => ({ ...draft, name: '', isSealed: true })),
  ].sort((a, b) => b.changedAt - a.changedAt)

export const readDraft = async (
  { store, seals }: Pick<LeadsDependencies, 'store' | 'seals'>,
  draftId: LeadDraftId,
): Promise<Result<OutputOf<'leads.readDraft'>>> => {
  if (store.isDraftSealed(draftId)) await seals.open()
  if (store.isDraftSealed(draftId)) return contactsSealed
  const draft = store.readLeadDraft(draftId)
  if (draft === null) return success(null)
  const { id, revision, lead, isTest, ofSentKey } = draft
  return success({ id, revision, lead: toJson(lead), isTest, ofSentKey })
}

export const saveDraft = (
  { store, clock, newId }: LeadsDependencies,
  { workspaceId, draftId, lead: json, isTest }: ParsedInputOf<'leads.saveDraft'>,
): Result<OutputOf<'leads.saveDraft'>> => {
  const lead = readLead(json)
  if (!lead.ok) return lead
  // A draft that is typed on while it leaves is another lead from then on.
  const isOther = draftId === null || store.hasDraftLeft(draftId)
  const id = isOther ? leadDraftIdSchema.parse(newId()) : draftId
  const ofSentKey = store.readLeadDraft(id)?.ofSentKey ?? null
  const written = store.commit((rows) =>
    rows.writeLeadDraft({
      id,
      workspaceId,
      changedAt: clock.now(),
      lead: lead.value,
      isTest,
      ofSentKey,
    }),
  )
  if (!written.ok) return written
  return success({ draftId: id, revision: written.value })
}

/** Exactly what will leave, with which account, and why it cannot. */
export const previewLead = (
  { store, clock, accountFor, readConsentTypes }: LeadsDependencies,
  { workspaceId, lead: json, isTest }: ParsedInputOf<'leads.previewLead'>,
): Result<OutputOf<'leads.previewLead'>> => {
  const lead = readLead(json)
  if (!lead.ok) return lead
  const sent = isTest ? markTestLead(lead.value, true) : lead.value
  const account = accountFor({ workspaceId, projectId: sent.projectId, shown: null })
  const { attributes } = store.readLeadSettings(workspaceId)
  const { faults, warnings } = checkLead(sent, {
    attributes,
    consentTypes: readConsentTypes(workspaceId)?.map(({ id }) => id) ?? null,
  })
  const archive = store.findLeadArchive(workspaceId)
  const name = `${sent.name} ${sent.surname}`
  const listedSince = clock.now() - listedForMs
  const listed = store
    .findLeadsOf({ archive, name, customerIds: [], email: '', phone: '' })
    .map((one) => ({ inquiryId: one.inquiryId, at: leadAt(one) }))
    .filter(({ at }) => at >= listedSince)
  const person = { name, email: sent.email ?? '', phone: sent.phone ?? '' }
  const unsettled = store
    .listAllLeadSendings(workspaceId)
    .filter((one) => isUnderWay(one) && (isNamed(person, one.name) || isReached(person, one)))
    .map((one) => ({ sendingId: one.id, at: one.at }))
  return success({
    listed,
    unsettled,
    account: account === null ? null : { id: account.id, label: account.label },
    parameters: [...parametersOf(sent)].map(([name, value]) => ({ name, value: String(value) })),
    faults: toJson(faults),
    warnings: toJson(warnings),
  })
}
