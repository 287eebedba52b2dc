import type { NewLead } from '#core/leads/archive/lead'

/** What a form begins with: nothing is sent but what a person has entered. */
export const emptyLead: NewLead = {
  name: '',
  surname: '',
  email: null,
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
