import { readPhone } from '#core/customers/read-phone'
import { fold } from '#core/fold'
import type { ProjectId, WorkspaceId } from '#core/ids'
import { fromJson } from '#core/json'
import type { NewLead } from '#core/leads/archive/lead'
import { furtherFields } from '#core/leads/sent/further-fields'
import type { StoredSentLead } from '../../../store/leads/sent/sent-leads.ts'
import type { LeadsDependencies } from '../dependencies.ts'

interface LeadOfSentInput {
  readonly workspaceId: WorkspaceId
  readonly sent: StoredSentLead
}

/** A new lead with all that the web site's file says; a person adds the rest. */
export const leadOfSent = (
  { store, listProjects }: Pick<LeadsDependencies, 'store' | 'listProjects'>,
  { workspaceId, sent: { lead, email, phone } }: LeadOfSentInput,
): NewLead => {
  const words = lead.name.trim().split(/\s+/)
  const archive = store.findLeadArchive(workspaceId)
  const payload = store.readSentPayload({ archive, key: lead.key })
  const further = furtherFields(payload === null ? [] : fromJson(payload))
  return {
    name: words.slice(0, -1).join(' '),
    surname: words.at(-1) ?? '',
    email,
    // A number that cannot be read is left as it is: the form says so.
    phone: phone === null ? null : (readPhone(phone, '+420') ?? phone),
    projectId: projectCalled(lead.project, listProjects(workspaceId)),
    salesmanId: null,
    preferredProjectId: null,
    preferredRooms: [],
    preferredPriceMaxMinor: null,
    unitId: further.unitId,
    unitNumber: further.unitNumber,
    referralId: null,
    campaign: lead.campaign === '' ? null : lead.campaign,
    language: further.language,
    tags: [],
    note: further.message,
    consentSource: null,
    consentChange: null,
    attributes: {},
  }
}

// A site tells a project by its name or by its ID in the CRM.
const projectCalled = (
  told: string,
  projects: readonly { readonly id: ProjectId; readonly name: string }[],
): ProjectId | null => {
  const plain = fold(told.trim())
  const [only, ...others] = projects.filter(
    ({ id, name }) => plain !== '' && (String(id) === plain || fold(name.trim()) === plain),
  )
  return only !== undefined && others.length === 0 ? only.id : null
}
