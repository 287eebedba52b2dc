import { failed, type InputRule, type Result, success } from '#core/contract/failure'
import type { ConsentChange, NewLead } from '../archive/lead.ts'
import { attributeText } from './attribute-text.ts'
import { isReservedName, type LeadParameter } from './lead-parameter.ts'

type Parameters = Readonly<Record<string, string | number>>

/** spec: Limits, of every text. */
export const maxTextLength = 5_000
const minorPerWhole = 100

/** What a lead is sent with; of a custom attribute that the wire cannot say nothing is there. */
export const parametersOf = (lead: NewLead): ReadonlyMap<string, string | number> => {
  const parameters = new Map<string, string | number>()
  for (const [name, value] of Object.entries(fieldsOf(lead))) {
    if (value !== null) parameters.set(name, value)
  }
  for (const [key, attribute] of Object.entries(lead.attributes)) {
    const text = attributeText(attribute)
    if (text !== null && !isReservedName(key)) parameters.set(key, text)
  }
  return parameters
}

/** spec: create-lead. What the wire cannot say, or the server is known to refuse, is refused before it leaves. */
export const toLeadParameters = (lead: NewLead): Result<Parameters> => {
  if ((lead.email ?? '') === '' && (lead.phone ?? '') === '') return invalid('email', 'contact')
  for (const [key, attribute] of Object.entries(lead.attributes)) {
    if (isReservedName(key)) return invalid(key, 'reserved')
    if (attributeText(attribute) === null) return invalid(key, attribute.kind)
  }
  const parameters = parametersOf(lead)
  const long = [...parameters].find(([, value]) => String(value).length > maxTextLength)
  return long === undefined ? success(Object.fromEntries(parameters)) : invalid(long[0], 'length')
}

const invalid = (path: string, rule: InputRule): Result<never> =>
  failed({ kind: 'invalidInput', path, rule, again: 'afterFix' })

const fieldsOf = (lead: NewLead): Readonly<Record<LeadParameter, string | number | null>> => ({
  name: lead.name,
  surname: lead.surname,
  email: lead.email,
  phone: lead.phone,
  project: lead.projectId,
  salesman: lead.salesmanId,
  preferenceproject: lead.preferredProjectId,
  preferencerooms: joined(lead.preferredRooms, '|'),
  preferencepricemax: wholePrice(lead.preferredPriceMaxMinor),
  unitid: lead.unitId,
  internalid: lead.unitNumber,
  referral: lead.referralId,
  campaign: lead.campaign,
  language: lead.language,
  tags: joined(lead.tags, ','),
  note: lead.note,
  consentsource: lead.consentSource,
  consents: consentsOf(lead.consentChange, 'replaceAll'),
  updateconsents: consentsOf(lead.consentChange, 'update'),
})

/** A sign that separates cannot be part of what it separates. */
const joined = (items: readonly string[], separator: string): string | null =>
  items.length === 0 ? null : items.map((item) => item.replaceAll(separator, ' ')).join(separator)

/** The endpoint takes whole units of the currency; a limit must not shrink on its way. */
const wholePrice = (minor: number | null): number | null =>
  minor === null ? null : Math.ceil(minor / minorPerWhole)

/** An empty list of `consents` clears all, so it is sent; to update none is to say nothing. */
const consentsOf = (change: ConsentChange | null, kind: ConsentChange['kind']): string | null => {
  if (change?.kind !== kind) return null
  return kind === 'update' && change.consents.length === 0 ? null : change.consents.join(',')
}
