import { type Consent, listConsents } from '../../state/consents.ts'
import { type CustomerRecord, listCustomerRecords } from '../../state/exports/customer-records.ts'
import type { ExportCall, ExportDefinition } from '../export-definition.ts'
import { field } from '../field.ts'

interface ConsentEntry {
  readonly consent: Consent
  readonly customer: CustomerRecord
}

const list = ({ db }: ExportCall): ConsentEntry[] => {
  const customers = new Map(listCustomerRecords(db).map((customer) => [customer.id, customer]))
  return listConsents(db).flatMap((consent) => {
    const customer = customers.get(consent.customerId)
    return customer === undefined ? [] : [{ consent, customer }]
  })
}

/** A consent that was revoked stays in it: the record is kept for audit. */
export const customerConsentsExport: ExportDefinition<ConsentEntry> = {
  name: 'customer-consents',
  isBeyondSpecification: true,
  list,
  projectOf: ({ customer }) => customer.projectId,
  createdAtOf: ({ consent }) => consent.givenAt,
  fields: [
    field.text('customer', 'Zákazník', 'Customer', ({ customer }) => customer.fullName),
    field.text('email', 'E-mail', 'E-mail', ({ customer }) => customer.email),
    field.text('consent_type', 'Souhlas', 'Consent', ({ consent }) => consent.typeName),
    field.boolean('valid', 'Platný', 'Valid', ({ consent }) => consent.isValid),
    field.dateTime('given', 'Udělen', 'Given', ({ consent }) => consent.givenAt),
    field.dateTime('ended', 'Odvolán', 'Revoked', ({ consent }) => consent.endedAt),
    field.text('source', 'Zdroj', 'Source', ({ consent }) => consent.source),
    field.text('notes', 'Poznámky', 'Notes', ({ consent }) => consent.notes),
    field.integer('consent_type_id', 'Souhlas ID', 'Consent ID', ({ consent }) => consent.typeId),
    field.integer('customer_id', 'Zákazník ID', 'Customer ID', ({ customer }) => customer.id),
  ],
}
