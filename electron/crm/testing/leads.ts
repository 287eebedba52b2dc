import type { NewLead } from '#core/leads/lead'

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
