import { minorOf, numberOf } from '../../unit-attributes.ts'
import { buyerFields, dealIdField } from '../buyer-fields.ts'
import type { ExportDefinition } from '../export-definition.ts'
import { field } from '../field.ts'
import { placeFields } from '../place-fields.ts'
import { unitFields } from '../unit-fields.ts'
import { listUnitsWithDeals, type UnitWithDeal } from '../units-with-deals.ts'

const own = unitFields<UnitWithDeal>(({ unit }) => unit.attributes)
const place = placeFields<UnitWithDeal>()

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
    place.project,
    place.building,
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
    ...buyerFields,
    field.boolean('has_pdf', 'Má PDF kartu', 'Has a PDF card', ({ unit }) => unit.hasPdf),
    field.boolean('hidden', 'Skrytá', 'Hidden', ({ unit }) => unit.isHidden),
    place.unitId,
    own.typeId,
    own.availabilityId,
    place.projectId,
    dealIdField,
  ],
}
