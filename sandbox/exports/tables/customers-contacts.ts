import { type CustomerRecord, listCustomerRecords } from '../../state/exports/customer-records.ts'
import type { ExportCall, ExportDefinition } from '../export-definition.ts'
import { field } from '../field.ts'
import type { Wording } from '../table.ts'

interface ContactEntry {
  readonly customer: CustomerRecord
  readonly kind: Wording
  readonly value: string
}

const emailKind: Wording = { cs: 'E-mail', en: 'E-mail' }
const phoneKind: Wording = { cs: 'Telefon', en: 'Phone' }

const contactsOf = (customer: CustomerRecord): ContactEntry[] => [
  ...(customer.email === null ? [] : [{ customer, kind: emailKind, value: customer.email }]),
  ...(customer.phone === null ? [] : [{ customer, kind: phoneKind, value: customer.phone }]),
]

const list = ({ db }: ExportCall): ContactEntry[] => listCustomerRecords(db).flatMap(contactsOf)

export const customersContactsExport: ExportDefinition<ContactEntry> = {
  name: 'customers-contacts',
  isBeyondSpecification: true,
  list,
  projectOf: ({ customer }) => customer.projectId,
  createdAtOf: ({ customer }) => customer.createdAt,
  fields: [
    field.text('customer', 'Zákazník', 'Customer', ({ customer }) => customer.fullName),
    field.text('contact_type', 'Typ kontaktu', 'Contact type', ({ kind }) => kind),
    field.text('contact', 'Kontakt', 'Contact', ({ value }) => value),
    field.text('language', 'Jazyk', 'Language', ({ customer }) => customer.language),
    field.integer('customer_id', 'Zákazník ID', 'Customer ID', ({ customer }) => customer.id),
  ],
}
