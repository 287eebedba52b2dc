import { failed, type InputRule, type Result, success } from '#core/contract/failure'
import type { CustomAttribute } from '#core/leads/custom-attribute'
import type { ConsentChange, NewLead } from '#core/leads/lead'

type Parameters = Readonly<Record<string, string | number>>

const maxTextLength = 5_000
const minorPerWhole = 100
const ownNames = new Set(['login', 'password', 'partner'])

/** spec: create-lead. What the wire cannot say, or the server is known to refuse, is refused before it leaves. */
export const toLeadParameters = (lead: NewLead): Result<Parameters> => {
  if ((lead.email ?? '') === '' && (lead.phone ?? '') === '') return invalid('email', 'contact')
  const parameters: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(fieldsOf(lead))) {
    if (value !== null) parameters[name] = value
  }
  for (const [key, attribute] of Object.entries(lead.attributes)) {
    if (ownNames.has(key) || Object.hasOwn(fieldsOf(lead), key)) return invalid(key, 'reserved')
    const text = attributeText(attribute)
    if (text === null) return invalid(key, attribute.kind)
    parameters[key] = text
  }
  const isLong = ([, value]: [string, string | number]) => String(value).length > maxTextLength
  const long = Object.entries(parameters).find(isLong)
  return long === undefined ? success(parameters) : invalid(long[0], 'length')
}

const invalid = (path: string, rule: InputRule): Result<never> =>
  failed({ kind: 'invalidInput', path, rule, again: 'afterFix' })

const fieldsOf = (lead: NewLead) => ({
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

/** spec: Custom attributes, the wire formats. */
const attributeText = (attribute: CustomAttribute): string | null => {
  switch (attribute.kind) {
    case 'boolean':
      return String(attribute.value)
    case 'text':
      return attribute.value
    case 'integer':
      return digits(attribute.value)
    case 'decimal':
      return /^\d+(\.\d+)?$/.test(attribute.text) ? attribute.text : null
    case 'date':
      return /^\d{4}-\d\d-\d\d$/.test(attribute.day) ? attribute.day : null
    case 'choice':
      return digits(attribute.option)
    case 'choices':
      return attribute.options.every((option) => digits(option) !== null)
        ? attribute.options.join(',')
        : null
  }
}

const digits = (value: number): string | null =>
  Number.isSafeInteger(value) && value >= 0 ? String(value) : null
