import { type Field, field } from './field.ts'
import type { UnitWithDeal } from './units-with-deals.ts'
import { byCode } from './wording/by-code.ts'
import { dealStatuses } from './wording/deals.ts'

/** The buyer and the salesman of a unit; the cells of a unit without a deal are empty. */
export const buyerFields: readonly Field<UnitWithDeal>[] = [
  field.text('customer', 'Zákazník', 'Customer', ({ deal }) => deal?.customerName ?? null),
  field.text('salesman', 'Prodejce', 'Salesman', ({ deal }) => deal?.salesmanName ?? null),
  field.text('deal_status', 'Stav obchodního případu', 'Deal status', ({ deal }) =>
    byCode(dealStatuses, deal?.status ?? null),
  ),
]

export const dealIdField: Field<UnitWithDeal> = field.integer(
  'deal_id',
  'Obchodní případ ID',
  'Deal ID',
  ({ unit }) => unit.dealId,
)
