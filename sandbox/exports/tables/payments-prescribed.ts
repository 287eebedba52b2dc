import {
  listPrescribedRecords,
  type PrescribedRecord,
} from '../../state/exports/payment-records.ts'
import { startOfToday } from '../../time/local-time.ts'
import { type EntryWithDeal, entriesWithDeals } from '../entries-with-deals.ts'
import type { ExportCall, ExportDefinition } from '../export-definition.ts'
import { field } from '../field.ts'

interface PrescribedEntry extends EntryWithDeal<PrescribedRecord> {
  readonly leftMinor: number
  readonly isOverdue: boolean
}

const list = (call: ExportCall): PrescribedEntry[] => {
  const today = startOfToday(call.now)
  return entriesWithDeals(call, listPrescribedRecords(call.db)).map((payment) => {
    const { amountMinor, paidMinor, dueAt } = payment.entry
    const leftMinor = Math.max(0, amountMinor - paidMinor)
    return { ...payment, leftMinor, isOverdue: leftMinor > 0 && dueAt < today }
  })
}

export const paymentsPrescribedExport: ExportDefinition<PrescribedEntry> = {
  name: 'payments-prescribed',
  isBeyondSpecification: true,
  list,
  projectOf: ({ deal }) => deal.projectId,
  createdAtOf: ({ deal }) => deal.createdAt,
  fields: [
    field.text('project', 'Projekt', 'Project', ({ deal }) => deal.projectName),
    field.integer('deal_id', 'Obchodní případ ID', 'Deal ID', ({ deal }) => deal.id),
    field.text('unit', 'Jednotka', 'Unit', ({ deal }) => deal.mainUnit),
    field.text('customer', 'Zákazník', 'Customer', ({ deal }) => deal.customerName),
    field.text('payment_type', 'Typ platby', 'Payment type', ({ entry }) => entry.kind),
    field.text(
      'variable_symbol',
      'Variabilní symbol',
      'Variable symbol',
      ({ entry }) => entry.variableSymbol,
    ),
    field.date('due', 'Splatnost', 'Due', ({ entry }) => entry.dueAt),
    field.money('amount', 'Částka', 'Amount', ({ entry }) => entry.amountMinor),
    field.text('currency', 'Měna', 'Currency', ({ entry }) => entry.currency),
    field.money('paid', 'Zaplaceno', 'Paid', ({ entry }) => entry.paidMinor),
    field.money('left', 'Zbývá', 'Left to pay', ({ leftMinor }) => leftMinor),
    field.date('paid_on', 'Zaplaceno dne', 'Paid on', ({ entry }) => entry.paidAt),
    field.boolean('overdue', 'Po splatnosti', 'Overdue', ({ isOverdue }) => isOverdue),
    field.integer('payment_id', 'Platba ID', 'Payment ID', ({ entry }) => entry.id),
  ],
}
