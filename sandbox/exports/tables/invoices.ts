import { answers } from '../../http/answer.ts'
import type { CallParameters } from '../../http/call-parameters.ts'
import { type InvoiceLineRecord, listInvoiceLineRecords } from '../../state/exports/invoices.ts'
import { isDay } from '../../time/is-day.ts'
import { toLocalDay } from '../../time/local-time.ts'
import type { ExportCall, ExportDefinition } from '../export-definition.ts'
import { field } from '../field.ts'
import { isIdList } from '../filters.ts'
import { byCode } from '../wording/by-code.ts'
import { invoiceStatuses } from '../wording/invoice-statuses.ts'

/** Field-notes 1; each may be sent empty. */
const shapes: Readonly<Record<string, (text: string) => boolean>> = {
  filter_status: (text) => /^[1-6]$/.test(text),
  filter_groupcompany: isIdList,
  filter_issued_from: isDay,
  filter_issued_to: isDay,
}

const findMalformed = (parameters: CallParameters): string | null =>
  Object.entries(shapes).find(([name, fits]) => {
    const text = parameters.text(name)
    return text !== '' && !fits(text)
  })?.[0] ?? null

const list = ({ db, parameters }: ExportCall): InvoiceLineRecord[] => {
  const status = parameters.text('filter_status')
  const companies = parameters.text('filter_groupcompany')
  const from = parameters.text('filter_issued_from')
  const to = parameters.text('filter_issued_to')
  const companyIds = new Set(companies.split(',').map(Number))
  return listInvoiceLineRecords(db).filter((invoice) => {
    const issued = toLocalDay(invoice.issuedAt)
    return (
      (status === '' || invoice.status === Number(status)) &&
      (companies === '' || companyIds.has(invoice.companyId)) &&
      (from === '' || issued >= from) &&
      (to === '' || issued <= to)
    )
  })
}

/** Field-notes 3.2: the columns of the invoice first, those of its line last. */
export const invoicesExport: ExportDefinition<InvoiceLineRecord> = {
  name: 'invoices',
  isBeyondSpecification: true,
  parameters: Object.fromEntries(
    Object.keys(shapes).map((name) => [name, 'optionalText'] as const),
  ),
  findFault: ({ parameters }) => {
    const malformed = findMalformed(parameters)
    return malformed === null ? null : answers.malformed(malformed)
  },
  list,
  projectOf: ({ projectId }) => projectId,
  createdAtOf: ({ issuedAt }) => issuedAt,
  statusOf: ({ status }) => status,
  fields: [
    field.integer('invoice_id', 'Faktura ID', 'Invoice ID', ({ id }) => id),
    field.text('number', 'Číslo faktury', 'Invoice number', (invoice) => invoice.number),
    field.text('status', 'Stav', 'Status', ({ status }) => byCode(invoiceStatuses, status)),
    field.text('supplier', 'Dodavatel', 'Supplier', ({ supplier }) => supplier),
    field.text(
      'supplier_number',
      'IČO dodavatele',
      'Supplier reg. no.',
      (row) => row.supplierNumber,
    ),
    field.text('group_company', 'Společnost skupiny', 'Group company', ({ company }) => company),
    field.integer('group_company_id', 'Společnost ID', 'Company ID', ({ companyId }) => companyId),
    field.text('project', 'Projekt', 'Project', ({ projectName }) => projectName),
    field.integer('project_id', 'Projekt ID', 'Project ID', ({ projectId }) => projectId),
    field.text(
      'variable_symbol',
      'Variabilní symbol',
      'Variable symbol',
      (row) => row.variableSymbol,
    ),
    field.date('issued', 'Vystaveno', 'Issued', ({ issuedAt }) => issuedAt),
    field.date('due', 'Splatnost', 'Due', ({ dueAt }) => dueAt),
    field.text('currency', 'Měna', 'Currency', ({ currency }) => currency),
    field.money('net', 'Celkem bez DPH', 'Total without VAT', (row) => row.totalNetMinor),
    field.money('vat', 'DPH celkem', 'Total VAT', ({ totalVatMinor }) => totalVatMinor),
    field.money(
      'gross',
      'Celkem s DPH',
      'Total with VAT',
      (row) => row.totalNetMinor + row.totalVatMinor,
    ),
    field.integer('line', 'Řádek', 'Line', ({ position }) => position),
    field.text('line_text', 'Text řádku', 'Line text', ({ text }) => text),
    field.text('budget_item', 'Položka rozpočtu', 'Budget item', ({ budgetItem }) => budgetItem),
    field.money('line_net', 'Řádek bez DPH', 'Line without VAT', ({ netMinor }) => netMinor),
    field.money('line_vat', 'DPH řádku', 'Line VAT', ({ vatMinor }) => vatMinor),
    field.money('line_gross', 'Řádek s DPH', 'Line with VAT', (row) => row.netMinor + row.vatMinor),
    field.integer('line_id', 'Řádek ID', 'Line ID', ({ lineId }) => lineId),
  ],
}
