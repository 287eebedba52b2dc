import { minorOf, numberOf } from '../attributes.ts'
import type { ExportDefinition } from '../export-definition.ts'
import { field } from '../field.ts'
import { unitFields } from '../unit-fields.ts'
import { listUnitsWithDeals, type UnitWithDeal } from '../units-with-deals.ts'
import { byCode } from '../wording/by-code.ts'
import { dealStatuses } from '../wording/deals.ts'

const own = unitFields<UnitWithDeal>(({ unit }) => unit.attributes)

const pricePerM2 = ({ unit }: UnitWithDeal): number | null => {
  const price = minorOf(unit.attributes, 'flat_price')
  const area = numberOf(unit.attributes, 'flat_area')
  return price === null || area === null || area === 0 ? null : Math.round(price / area)
}

/** spec: Versioning 5; the VAT class and the monthly loan payment are gone. */
export const productsExport: ExportDefinition<UnitWithDeal> = {
  name: 'products',
  list: listUnitsWithDeals,
  projectOf: ({ unit }) => unit.projectId,
  statusOf: ({ unit }) => numberOf(unit.attributes, 'flat_status'),
  fields: [
    field.text('project', 'Projekt', 'Project', ({ unit }) => unit.projectName),
    field.text('building', 'Budova', 'Building', ({ unit }) => unit.buildingName),
    field.integer('floor', 'Podlaží', 'Floor', ({ unit }) => unit.floorNumber),
    own.number,
    own.type,
    own.layout,
    own.availability,
    own.orientation,
    own.area,
    ...own.outdoors,
    ...own.prices,
    ...own.discounts,
    field.money('price_per_m2', 'Cena za m² s DPH', 'Price per m² with VAT', pricePerM2),
    own.associated,
    field.text('customer', 'Zákazník', 'Customer', ({ deal }) => deal?.customerName ?? null),
    field.text('salesman', 'Prodejce', 'Salesman', ({ deal }) => deal?.salesmanName ?? null),
    field.text('deal_status', 'Stav obchodního případu', 'Deal status', ({ deal }) =>
      byCode(dealStatuses, deal?.status ?? null),
    ),
    field.boolean('has_pdf', 'Má PDF kartu', 'Has a PDF card', ({ unit }) => unit.hasPdf),
    field.boolean('hidden', 'Skrytá', 'Hidden', ({ unit }) => unit.isHidden),
    field.integer('unit_id', 'Jednotka ID', 'Unit ID', ({ unit }) => unit.id),
    own.typeId,
    own.availabilityId,
    field.integer('project_id', 'Projekt ID', 'Project ID', ({ unit }) => unit.projectId),
    field.integer('deal_id', 'Obchodní případ ID', 'Deal ID', ({ unit }) => unit.dealId),
  ],
}
