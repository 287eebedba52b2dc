import { type DealRecord, listDealRecords } from '../../state/exports/deal-records.ts'
import { startOfToday } from '../../time/local-time.ts'
import type { ExportDefinition } from '../export-definition.ts'
import { field, withId } from '../field.ts'
import { byCode } from '../wording/by-code.ts'
import { dealStatuses, lifecycleId, lifecycleWording } from '../wording/deals.ts'

/**
 * Field-notes 3.2: no e-mail and no phone, the deal's ID last; 6.3: statuses as numbers for whoever asks for IDs. spec:
 * Versioning 5: the second salesman, the parent deal, and the terms of the reservation contract and of its deposit are
 * gone.
 */
export const businessCasesExport: ExportDefinition<DealRecord> = {
  name: 'business-cases',
  list: ({ db, now }) => listDealRecords(db, startOfToday(now)),
  projectOf: ({ projectId }) => projectId,
  createdAtOf: ({ createdAt }) => createdAt,
  statusOf: ({ status }) => status,
  isNarrowByRange: false,
  fields: [
    field.text('customer', 'Zákazník', 'Customer', ({ customerName }) => customerName),
    field.text('salesman', 'Prodejce', 'Salesman', ({ salesmanName }) => salesmanName),
    withId(
      field.text('status', 'Stav', 'Status', ({ status }) => byCode(dealStatuses, status)),
      ({ status }) => status,
    ),
    withId(
      field.text('lifecycle', 'Fáze', 'Lifecycle', ({ lifecycle }) => lifecycleWording(lifecycle)),
      ({ lifecycle }) => lifecycleId(lifecycle),
    ),
    field.text('main_unit', 'Hlavní jednotka', 'Main unit', ({ mainUnit }) => mainUnit),
    field.text(
      'additional_customers',
      'Další zákazníci',
      'Additional customers',
      ({ coBuyers }) => coBuyers,
    ),
    field.text(
      'additional_products',
      'Doplňkové produkty',
      'Additional products',
      ({ products }) => products,
    ),
    field.text('project', 'Projekt', 'Project', ({ projectName }) => projectName),
    field.money('price', 'Cena s DPH', 'Price with VAT', ({ priceMinor }) => priceMinor),
    field.date('created', 'Vytvořeno', 'Created', ({ createdAt }) => createdAt),
    field.date('changed', 'Poslední změna', 'Last change', ({ changedAt }) => changedAt),
    field.integer('inquiry_id', 'Poptávka ID', 'Inquiry ID', ({ inquiryId }) => inquiryId),
    field.integer('deal_id', 'Obchodní případ ID', 'Deal ID', ({ id }) => id),
  ],
}
