import { type DealDocument, listDealDocuments } from '../../state/exports/documents.ts'
import { type EntryWithDeal, entriesWithDeals } from '../entries-with-deals.ts'
import type { ExportDefinition } from '../export-definition.ts'
import { field } from '../field.ts'

export const dealDocumentsExport: ExportDefinition<EntryWithDeal<DealDocument>> = {
  name: 'deal-documents',
  list: (call) => entriesWithDeals(call, listDealDocuments(call.db)),
  projectOf: ({ deal }) => deal.projectId,
  createdAtOf: ({ entry }) => entry.createdAt,
  fields: [
    field.integer('deal_id', 'Obchodní případ ID', 'Deal ID', ({ deal }) => deal.id),
    field.text('project', 'Projekt', 'Project', ({ deal }) => deal.projectName),
    field.text('unit', 'Jednotka', 'Unit', ({ deal }) => deal.mainUnit),
    field.text('customer', 'Zákazník', 'Customer', ({ deal }) => deal.customerName),
    field.text('document_type', 'Typ dokumentu', 'Document type', ({ entry }) => entry.kind),
    field.text('file_name', 'Soubor', 'File', ({ entry }) => entry.fileName),
    field.date('created', 'Vytvořen', 'Created', ({ entry }) => entry.createdAt),
    field.date('signed_on', 'Podepsán dne', 'Signed on', ({ entry }) => entry.signedAt),
    field.boolean('signed', 'Podepsán', 'Signed', ({ entry }) => entry.signedAt !== null),
    field.text('salesman', 'Prodejce', 'Salesman', ({ deal }) => deal.salesmanName),
    field.integer('document_id', 'Dokument ID', 'Document ID', ({ entry }) => entry.id),
    field.integer('customer_id', 'Zákazník ID', 'Customer ID', ({ deal }) => deal.customerId),
    field.integer('salesman_id', 'Prodejce ID', 'Salesman ID', ({ deal }) => deal.salesmanId),
  ],
}
