import type { SandboxAccount } from '../accounts/accounts.ts'
import type { EndpointCall } from '../endpoint.ts'
import { giveConsent, invalidateConsent, listConsentsOf } from '../state/consents.ts'
import {
  type Customer,
  changeCustomer,
  listCustomersByContact,
  readCustomer,
  writeNewCustomer,
} from '../state/customers.ts'
import type { Db } from '../state/db.ts'
import { writeEvent } from '../state/events.ts'
import { addFavourite } from '../state/favourites.ts'
import { writeLead } from '../state/leads.ts'
import { nextSalesman } from '../state/salesmen.ts'
import type { ConsentChoice } from './consent-choice.ts'
import type { LeadRequest } from './lead-request.ts'

export interface RecordedLead {
  readonly id: number
  readonly customerId: number
  readonly isNewCustomer: boolean
}

/** spec: Events: the note of a lead is saved in an event; which type it has is not shown. */
const inquiryNote = 'INQUIRY_NOTE'
/** What a lead says of a known customer that the CRM has otherwise; nobody shows such a type. */
const inquiryContact = 'INQUIRY_CONTACT'

interface LeadOrigin extends Pick<EndpointCall, 'db' | 'now'> {
  readonly account: Pick<SandboxAccount, 'login'>
}

/** Writes everything that a lead changes; the caller opens the transaction. */
export const recordLead = (call: LeadOrigin, request: LeadRequest): RecordedLead => {
  const { db, account, now: at } = call
  const known = matchCustomer(db, request)
  const customer = known ?? writeCustomer(db, request, at)
  const { id: customerId } = customer
  complete(db, customer, request)
  const { unit, projectId, consents: choice, consentSource: source, note } = request
  if (unit !== null) addFavourite(db, { customerId, unitId: unit.id, at })
  if (choice !== null) changeConsents(db, { customerId, choice, at, source })
  const of = { customerId, unitId: unit?.id ?? null, projectId, dealId: null, at }
  const otherContact = known === null ? '' : contactOtherThan(known, request)
  if (otherContact !== '') writeEvent(db, { ...of, type: inquiryContact, note: otherContact })
  if (note !== '') writeEvent(db, { ...of, type: inquiryNote, note })
  const id = writeLead(db, {
    customerId,
    login: account.login,
    at,
    projectId,
    unitId: unit?.id ?? null,
    salesmanId: request.salesmanId ?? customer.salesmanId,
    campaign: request.campaign,
    productInterest: unit?.internalId ?? request.preferences.rooms.join(', '),
    source: request.referral,
    note,
    preferences: request.preferences,
  })
  return { id, customerId, isNewCustomer: known === null }
}

const writeCustomer = (db: Db, request: LeadRequest, createdAt: number): Customer => {
  const id = writeNewCustomer(db, {
    name: request.name,
    surname: request.surname,
    email: request.email,
    phone: request.phone,
    language: request.language,
    salesmanId: request.salesmanId ?? nextSalesman(db),
    createdAt,
  })
  const customer = readCustomer(db, id)
  if (customer === null) throw new Error(`customer ${id} was not written`)
  return customer
}

/** A known customer keeps its name and its salesman, and gains what the CRM did not know yet. */
const complete = (db: Db, customer: Customer, request: LeadRequest): void => {
  changeCustomer(db, {
    id: customer.id,
    email: customer.email ?? request.email,
    phone: customer.phone ?? request.phone,
    language: customer.language ?? request.language,
    tags: [...new Set([...customer.tags, ...request.tags])],
    attributes: { ...customer.attributes, ...request.attributes },
  })
}

/** What the lead has told otherwise than the customer has it: a name, an address, a number, a language. */
const contactOtherThan = (customer: Customer, request: LeadRequest): string => {
  const isOther = (told: string | null, known: string | null): boolean =>
    told !== null && known !== null && told.toLowerCase() !== known.toLowerCase()
  const nameOf = ({ name, surname }: Pick<Customer, 'name' | 'surname'>) => `${name} ${surname}`
  return [
    isOther(nameOf(request), nameOf(customer)) ? nameOf(request) : null,
    ...(['email', 'phone', 'language'] as const).map((key) =>
      isOther(request[key], customer[key]) ? request[key] : null,
    ),
  ]
    .filter((part) => part !== null)
    .join(', ')
}

interface ConsentChange {
  readonly customerId: number
  readonly choice: ConsentChoice
  readonly at: number
  readonly source: string
}

/** Replaced consents are invalidated, not deleted (spec: Consent record); the listed ones are given after that. */
const changeConsents = (db: Db, { customerId, choice, at, source }: ConsentChange): void => {
  if (choice.replacesAll) {
    for (const { typeId } of listConsentsOf(db, customerId)) {
      invalidateConsent(db, { customerId, typeId, at, notes: '' })
    }
  }
  for (const typeId of choice.typeIds) giveConsent(db, { customerId, typeId, at, source })
}

interface Contact {
  readonly name: string
  readonly surname: string
  readonly email: string | null
  readonly phone: string | null
}

const isSame = (a: string | null, b: string | null): boolean =>
  a?.toLowerCase() === b?.toLowerCase()

/**
 * The customer who already has the e-mail address. Several people may share one: it is the one with the same name, else
 * the newest. A phone alone makes one person of two only if they have the same name and no other address.
 */
const matchCustomer = (db: Db, contact: Contact): Customer | null => {
  const candidates = listCustomersByContact(db, contact)
  const isNamesake = ({ name, surname }: Customer) =>
    isSame(name, contact.name) && isSame(surname, contact.surname)
  const atAddress = candidates.filter(
    ({ email }) => contact.email !== null && isSame(email, contact.email),
  )
  const byPhone = candidates.find(
    (customer) => isNamesake(customer) && (contact.email === null || customer.email === null),
  )
  return atAddress.find(isNamesake) ?? atAddress[0] ?? byPhone ?? null
}
