import { failed, type InputRule, type Result, success } from '#core/contract/failure'
import type { ConsentChange, NewLead } from '../archive/lead.ts'
import { attributeText } from './attribute-text.ts'
import { isReservedName, type LeadParameter } from './lead-parameter.ts'

type Parameters = Readonly<Record<string, string | number>>

/** spec: Limits: the longest text of any parameter. */
export const maxTextLength = 5_000
const minorPerWhole = 100

/** The parameters that a lead is sent with; a custom attribute that the wire cannot carry is left out. */
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

/** spec: create-lead. A lead that the wire cannot carry, or that the server is known to refuse, is refused here. */
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

/** Joins a list; the separator inside an item becomes a space. */
const joined = (items: readonly string[], separator: string): string | null =>
  items.length === 0 ? null : items.map((item) => item.replaceAll(separator, ' ')).join(separator)

/** The endpoint takes whole units of the currency; a limit is rounded up so that it never shrinks. */
const wholePrice = (minor: number | null): number | null =>
  minor === null ? null : Math.ceil(minor / minorPerWhole)

/**
 * An empty list of `consents` clears all of them, so it is sent; an empty list of `updateconsents` changes nothing, so
 * it is not.
 */
const consentsOf = (change: ConsentChange | null, kind: ConsentChange['kind']): string | null => {
  if (change?.kind !== kind) return null
  return kind === 'update' && change.consents.length === 0 ? null : change.consents.join(',')
}
