import { type DealRecord, listDealRecords } from '../../state/exports/deal-records.ts'
import { startOfToday } from '../../time/local-time.ts'
import type { ExportDefinition } from '../export-definition.ts'
import { field } from '../field.ts'
import { byCode } from '../wording/by-code.ts'
import { dealStatuses, lifecycleId, lifecycleWording } from '../wording/deals.ts'

export const dealsExport: ExportDefinition<DealRecord> = {
  name: 'deals',
  list: ({ db, now }) => listDealRecords(db, startOfToday(now)),
  projectOf: ({ projectId }) => projectId,
  createdAtOf: ({ createdAt }) => createdAt,
  statusOf: ({ status }) => status,
  fields: [
    field.text('project', 'Projekt', 'Project', ({ projectName }) => projectName),
    field.text('main_unit', 'Hlavní jednotka', 'Main unit', ({ mainUnit }) => mainUnit),
    field.text('other_units', 'Další jednotky', 'Other units', ({ otherUnits }) => otherUnits),
    field.text('customer', 'Zákazník', 'Customer', ({ customerName }) => customerName),
    field.text('email', 'E-mail', 'E-mail', ({ email }) => email),
    field.text('phone', 'Telefon', 'Phone', ({ phone }) => phone),
    field.text('salesman', 'Prodejce', 'Salesman', ({ salesmanName }) => salesmanName),
    field.text('status', 'Stav', 'Status', ({ status }) => byCode(dealStatuses, status)),
    field.text('lifecycle', 'Fáze', 'Lifecycle', ({ lifecycle }) => lifecycleWording(lifecycle)),
    field.money('price', 'Cena s DPH', 'Price with VAT', ({ priceMinor }) => priceMinor),
    field.money('prescribed', 'Předepsáno', 'Prescribed', ({ prescribedMinor }) => prescribedMinor),
    field.money('paid', 'Zaplaceno', 'Paid', ({ paidMinor }) => paidMinor),
    field.money('overdue', 'Po splatnosti', 'Overdue', ({ overdueMinor }) => overdueMinor),
    field.dateTime('created', 'Vytvořeno', 'Created', ({ createdAt }) => createdAt),
    field.dateTime('changed', 'Změněno', 'Changed', ({ changedAt }) => changedAt),
    field.integer('deal_id', 'Obchodní případ ID', 'Deal ID', ({ id }) => id),
    field.integer('customer_id', 'Zákazník ID', 'Customer ID', ({ customerId }) => customerId),
    field.integer('salesman_id', 'Prodejce ID', 'Salesman ID', ({ salesmanId }) => salesmanId),
    field.integer('status_id', 'Stav ID', 'Status ID', ({ status }) => status),
    field.integer('lifecycle_id', 'Fáze ID', 'Lifecycle ID', ({ lifecycle }) =>
      lifecycleId(lifecycle),
    ),
    field.integer('main_unit_id', 'Hlavní jednotka ID', 'Main unit ID', (deal) => deal.mainUnitId),
    field.integer('project_id', 'Projekt ID', 'Project ID', ({ projectId }) => projectId),
  ],
}
