import type { DealRecord } from '../../state/exports/deal-records.ts'
import { type IncomingRecord, listIncomingRecords } from '../../state/exports/payment-records.ts'
import type { ExportCall, ExportDefinition } from '../export-definition.ts'
import { field } from '../field.ts'
import { dealsById } from '../units-with-deals.ts'

interface IncomingEntry {
  readonly payment: IncomingRecord
  /** Null for money that is matched to no deal. */
  readonly deal: DealRecord | null
}

const list = (call: ExportCall): IncomingEntry[] => {
  const deals = dealsById(call)
  return listIncomingRecords(call.db).map((payment) => ({
    payment,
    deal: payment.dealId === null ? null : (deals.get(payment.dealId) ?? null),
  }))
}

export const paymentsIncomingExport: ExportDefinition<IncomingEntry> = {
  name: 'payments-incoming',
  isBeyondSpecification: true,
  list,
  projectOf: ({ deal }) => deal?.projectId ?? null,
  createdAtOf: ({ payment }) => payment.receivedAt,
  fields: [
    field.integer(
      'incoming_payment_id',
      'Příchozí platba ID',
      'Incoming payment ID',
      ({ payment }) => payment.id,
    ),
    field.integer('deal_id', 'Obchodní případ ID', 'Deal ID', ({ deal }) => deal?.id ?? null),
    field.text('project', 'Projekt', 'Project', ({ deal }) => deal?.projectName ?? null),
    field.text('unit', 'Jednotka', 'Unit', ({ deal }) => deal?.mainUnit ?? null),
    field.text('customer', 'Zákazník', 'Customer', ({ deal }) => deal?.customerName ?? null),
    field.text(
      'variable_symbol',
      'Variabilní symbol',
      'Variable symbol',
      ({ payment }) => payment.variableSymbol,
    ),
    field.money('amount', 'Částka', 'Amount', ({ payment }) => payment.amountMinor),
    field.text('currency', 'Měna', 'Currency', ({ payment }) => payment.currency),
    field.date('paid_on', 'Datum platby', 'Paid on', ({ payment }) => payment.paidAt),
    field.dateTime('received', 'Přijato', 'Received', ({ payment }) => payment.receivedAt),
    field.text('account', 'Účet plátce', 'Payer account', ({ payment }) => payment.account),
    field.text('message', 'Zpráva pro příjemce', 'Message', ({ payment }) => payment.message),
    field.boolean(
      'matched',
      'Spárováno',
      'Matched',
      ({ payment }) => payment.prescribedId !== null,
    ),
    field.integer(
      'prescribed_payment_id',
      'Předepsaná platba ID',
      'Prescribed payment ID',
      ({ payment }) => payment.prescribedId,
    ),
  ],
}
