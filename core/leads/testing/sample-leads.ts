import { customerIdSchema, inquiryIdSchema } from '#core/ids'
import type { NewLead } from '../archive/lead.ts'
import type { SeenLead } from '../archive/seen-lead.ts'
import type { HandLinks } from '../reconcile/hand-links.ts'
import type { HandVerdicts } from '../reconcile/hand-verdicts.ts'
import type { SentLead } from '../sent/sent-lead.ts'

/** Monday, ten o’clock in UTC. */
export const mondayAt = Date.UTC(2026, 10, 16, 10)

/** Nobody in particular. */
export const emptyLead: NewLead = {
  name: 'Eva',
  surname: 'Nová',
  email: 'eva.nova@example.com',
  phone: null,
  projectId: null,
  salesmanId: null,
  preferredProjectId: null,
  preferredRooms: [],
  preferredPriceMaxMinor: null,
  unitId: null,
  unitNumber: null,
  referralId: null,
  campaign: null,
  language: null,
  tags: [],
  note: null,
  consentSource: null,
  consentChange: null,
  attributes: {},
}

export const inquiry = (id: number) => inquiryIdSchema.parse(id)
export const customer = (id: number) => customerIdSchema.parse(id)

/** Its customer has the number of the inquiry, and a thousand. */
export const seenLead = (id: number, fields: Partial<SeenLead> = {}): SeenLead => ({
  inquiryId: inquiry(id),
  customerId: customer(1_000 + id),
  customerName: 'Eva Nová',
  at: mondayAt,
  projects: [],
  campaign: '',
  productInterest: '',
  firstSeenAt: fields.at ?? mondayAt,
  lastSeenAt: fields.at ?? mondayAt,
  ...fields,
})

export const sentLead = (key: string, fields: Partial<SentLead> = {}): SentLead => ({
  key,
  at: mondayAt,
  name: 'Eva Nová',
  customerId: null,
  project: '',
  campaign: '',
  answer: null,
  suspicion: null,
  contactMark: null,
  ...fields,
})

export const noHandLinks: HandLinks = { linked: [], unlinked: [] }

export const noHandVerdicts: HandVerdicts = { spam: [], real: [] }
