import { readPhone } from '#core/customers/read-phone'
import type { NewLead } from '#core/leads/archive/lead'
import type { StoredSentLead } from '../../../store/leads/sent/sent-leads.ts'

/** What the site's file tells; the rest is for a person to add. */
export const leadOfSent = ({ lead, email, phone }: StoredSentLead): NewLead => {
  const words = lead.name.trim().split(/\s+/)
  return {
    name: words.slice(0, -1).join(' '),
    surname: words.at(-1) ?? '',
    email,
    // A number that cannot be read is left as it is: the form says so.
    phone: phone === null ? null : (readPhone(phone, '+420') ?? phone),
    projectId: null,
    salesmanId: null,
    preferredProjectId: null,
    preferredRooms: [],
    preferredPriceMaxMinor: null,
    unitId: null,
    unitNumber: null,
    referralId: null,
    campaign: lead.campaign === '' ? null : lead.campaign,
    language: null,
    tags: [],
    note: null,
    consentSource: null,
    consentChange: null,
    attributes: {},
  }
}
