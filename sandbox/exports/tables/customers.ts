import { type CustomerRecord, listCustomerRecords } from '../../state/exports/customer-records.ts'
import { dayMs } from '../../time/durations.ts'
import type { ExportDefinition } from '../export-definition.ts'
import { field } from '../field.ts'
import { byCode } from '../wording/by-code.ts'
import { customerStatuses } from '../wording/customer-statuses.ts'

interface CustomerEntry extends CustomerRecord {
  readonly status: number
}

const unprocessedDays = 2

/** The status of a customer, by how far the deal has come. */
const statusByLifecycle: Readonly<Record<string, number>> = {
  Jednání: 5,
  Předrezervace: 6,
  'Rezervační smlouva': 8,
  'Kupní smlouva': 13,
}

const statusOf = ({ lifecycle, createdAt }: CustomerRecord, now: number): number => {
  const status = lifecycle === null ? undefined : statusByLifecycle[lifecycle]
  return status ?? (now - createdAt < unprocessedDays * dayMs ? 2 : 3)
}

/** Field-notes 3.2: these ten columns, in this order. */
export const customersExport: ExportDefinition<CustomerEntry> = {
  name: 'customers',
  list: ({ db, now }) =>
    listCustomerRecords(db).map((customer) => ({ ...customer, status: statusOf(customer, now) })),
  projectOf: ({ projectId }) => projectId,
  createdAtOf: ({ createdAt }) => createdAt,
  statusOf: ({ status }) => status,
  fields: [
    field.text('project', 'Projekt', 'Project', ({ projectName }) => projectName),
    field.date('created', 'Datum přidání', 'Date added', ({ createdAt }) => createdAt),
    field.text('status', 'Stav', 'Status', ({ status }) => byCode(customerStatuses, status)),
    field.text('email', 'E-mail', 'E-mail', ({ email }) => email),
    field.text('name', 'Jméno', 'Name', ({ fullName }) => fullName),
    field.text('tags', 'Tagy', 'Tags', ({ tags }) => tags.join(', ')),
    field.integer('customer_id', 'Zákazník ID', 'Customer ID', ({ id }) => id),
    field.integer('salesman_id', 'Prodejce ID', 'Salesman ID', ({ salesmanId }) => salesmanId),
    field.integer('status_id', 'Stav ID', 'Status ID', ({ status }) => status),
    field.integer('source_id', 'Zdroj ID', 'Source ID', ({ sourceId }) => sourceId),
  ],
}
