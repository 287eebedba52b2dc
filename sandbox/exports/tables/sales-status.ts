import type { DealRecord } from '../../state/exports/deal-records.ts'
import { numberOf } from '../../unit-attributes.ts'
import { buyerFields, dealIdField } from '../buyer-fields.ts'
import type { ExportDefinition } from '../export-definition.ts'
import { field } from '../field.ts'
import { placeFields } from '../place-fields.ts'
import { unitFields } from '../unit-fields.ts'
import { listUnitsWithDeals, type UnitWithDeal } from '../units-with-deals.ts'
import { lifecycleWording } from '../wording/deals.ts'

const own = unitFields<UnitWithDeal>(({ unit }) => unit.attributes)
const place = placeFields<UnitWithDeal>()

/** Only the main unit of a deal carries its money, so that a column can be summed. */
const ofMainUnit =
  (cellOf: (deal: DealRecord) => number) =>
  ({ unit, deal }: UnitWithDeal): number | null =>
    deal !== null && deal.mainUnitId === unit.id ? cellOf(deal) : null

/** spec: Versioning 5; the deal's second salesman and the monthly loan payment are gone. */
export const salesStatusExport: ExportDefinition<UnitWithDeal> = {
  name: 'sales-status',
  list: listUnitsWithDeals,
  projectOf: ({ unit }) => unit.projectId,
  statusOf: ({ unit }) => numberOf(unit.attributes, 'flat_status'),
  fields: [
    place.project,
    place.building,
    own.number,
    own.type,
    own.layout,
    own.area,
    own.availability,
    ...own.prices,
    ...buyerFields,
    field.text('lifecycle', 'Fáze', 'Lifecycle', ({ deal }) =>
      deal === null ? null : lifecycleWording(deal.lifecycle),
    ),
    field.date('deal_created', 'Případ vytvořen', 'Deal created', ({ deal }) =>
      deal === null ? null : deal.createdAt,
    ),
    field.money(
      'prescribed',
      'Předepsáno',
      'Prescribed',
      ofMainUnit(({ prescribedMinor }) => prescribedMinor),
    ),
    field.money(
      'paid',
      'Zaplaceno',
      'Paid',
      ofMainUnit(({ paidMinor }) => paidMinor),
    ),
    field.money(
      'overdue',
      'Po splatnosti',
      'Overdue',
      ofMainUnit(({ overdueMinor }) => overdueMinor),
    ),
    dealIdField,
    place.unitId,
  ],
}
