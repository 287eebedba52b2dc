import { type InquiryRecord, listInquiryRecords } from '../../state/exports/inquiry-records.ts'
import type { ExportDefinition } from '../export-definition.ts'
import { field } from '../field.ts'

/** spec: Versioning 5; the column of the inactivity note is new. */
export const inquiriesExport: ExportDefinition<InquiryRecord> = {
  name: 'inquiries',
  list: ({ db }) => listInquiryRecords(db),
  projectOf: ({ projectId }) => projectId,
  createdAtOf: ({ at }) => at,
  fields: [
    field.dateTime('created', 'Datum poptávky', 'Inquiry date', ({ at }) => at),
    field.text('project', 'Projekt', 'Project', ({ projectName }) => projectName),
    field.text('customer', 'Zákazník', 'Customer', ({ customerName }) => customerName),
    field.text('email', 'E-mail', 'E-mail', ({ email }) => email),
    field.text('phone', 'Telefon', 'Phone', ({ phone }) => phone),
    field.text('unit', 'Jednotka', 'Unit', ({ unit }) => unit),
    field.text('interest', 'Zájem o', 'Interest', ({ interest }) => interest),
    field.text('campaign', 'Kampaň', 'Campaign', ({ campaign }) => campaign),
    field.text('salesman', 'Prodejce', 'Salesman', ({ salesmanName }) => salesmanName),
    field.text('note', 'Poznámka', 'Note', ({ note }) => note),
    field.date(
      'inactive_since',
      'Neaktivní od',
      'Inactive since',
      ({ inactiveSince }) => inactiveSince,
    ),
    field.text(
      'inactivity_note',
      'Poznámka k neaktivitě',
      'Inactivity note',
      ({ inactivityNote }) => inactivityNote,
    ),
    field.integer('inquiry_id', 'Poptávka ID', 'Inquiry ID', ({ id }) => id),
    field.integer('customer_id', 'Zákazník ID', 'Customer ID', ({ customerId }) => customerId),
    field.integer('unit_id', 'Jednotka ID', 'Unit ID', ({ unitId }) => unitId),
    field.integer('salesman_id', 'Prodejce ID', 'Salesman ID', ({ salesmanId }) => salesmanId),
    field.integer('source_id', 'Zdroj ID', 'Source ID', ({ sourceId }) => sourceId),
    field.integer('project_id', 'Projekt ID', 'Project ID', ({ projectId }) => projectId),
  ],
}
