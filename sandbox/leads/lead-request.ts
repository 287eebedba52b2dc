import type { EndpointCall } from '../endpoint.ts'
import { listCustomAttributes } from '../state/custom-attributes.ts'
import type { Customer } from '../state/customers.ts'
import type { LeadPreferences } from '../state/leads.ts'
import { readProject } from '../state/projects.ts'
import type { StoredUnit } from '../state/units.ts'
import { parseAttribute } from './attribute-value.ts'
import { type ConsentChoice, readConsentChoice } from './consent-choice.ts'
import { findInquiredUnit } from './inquired-unit.ts'
import { namesIn } from './lead-parameters.ts'

/** A lead whose parameters have passed all checks. */
export interface LeadRequest {
  readonly name: string
  readonly surname: string
  readonly email: string | null
  readonly phone: string | null
  readonly language: string | null
  readonly projectId: number | null
  readonly unit: Pick<StoredUnit, 'id' | 'internalId'> | null
  readonly salesmanId: number | null
  readonly referral: number | null
  readonly campaign: string
  readonly note: string
  readonly preferences: LeadPreferences
  readonly tags: readonly string[]
  readonly attributes: Customer['attributes']
  readonly consents: ConsentChoice | null
  readonly consentSource: string
}

export const readLeadRequest = (call: EndpointCall): LeadRequest => {
  const { parameters } = call
  const names = namesIn(call)
  const textOrNull = (name: string): string | null => parameters.text(name) || null
  const unit = findInquiredUnit(call)
  const consents = readConsentChoice(parameters)
  return {
    name: parameters.text(names.name),
    surname: parameters.text(names.surname),
    email: textOrNull('email'),
    phone: textOrNull('phone'),
    language: textOrNull('language'),
    projectId: parameters.integerOrNull(names.project) ?? unit?.projectId ?? null,
    unit,
    salesmanId: parameters.integerOrNull('salesman'),
    referral: parameters.integerOrNull('referral'),
    campaign: parameters.text('campaign'),
    note: parameters.text('note'),
    preferences: readPreferences(call),
    tags: listed(parameters.text('tags'), ','),
    attributes: readAttributes(call),
    consents: consents === 'malformed' ? null : consents,
    consentSource: parameters.text('consentsource'),
  }
}

const listed = (text: string, separator: string): string[] => [
  ...new Set(
    text
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
]

/** spec: create-lead: an unknown `preferenceproject` is ignored; one that the account cannot reach is as unknown. */
const readPreferences = ({ db, account, parameters }: EndpointCall): LeadPreferences => {
  const wanted = parameters.integerOrNull('preferenceproject')
  const project =
    wanted !== null && account.projects.includes(wanted) ? readProject(db, wanted) : null
  return {
    projectId: project?.hidden === false ? project.id : null,
    rooms: listed(parameters.text('preferencerooms'), '|'),
    priceMax: parameters.integerOrNull('preferencepricemax'),
  }
}

/** spec: Custom attributes: what is omitted stays unset, but a boolean is false then. */
const readAttributes = ({ db, parameters }: EndpointCall): Customer['attributes'] =>
  Object.fromEntries(
    listCustomAttributes(db).flatMap((attribute) => {
      const text = parameters.text(attribute.key)
      const value = text === '' ? null : parseAttribute(attribute, text)
      if (value !== null) return [[attribute.key, value]]
      return attribute.type === 'boolean' ? [[attribute.key, false]] : []
    }),
  )
