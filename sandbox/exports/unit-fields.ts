import type { UnitAttributes } from '../state/units.ts'
import { minorOf, numberOf, textOf } from '../unit-attributes.ts'
import { type Field, field } from './field.ts'
import { availability } from './wording/availability.ts'
import { byCode } from './wording/by-code.ts'
import { unitTypes } from './wording/unit-types.ts'

/** The fields of a unit that several exports show; each export says where an entry's attributes are. */
export const unitFields = <Entry>(attributesOf: (entry: Entry) => UnitAttributes) => {
  const number = (key: string) => (entry: Entry) => numberOf(attributesOf(entry), key)
  const minor = (key: string) => (entry: Entry) => minorOf(attributesOf(entry), key)
  const text = (key: string) => (entry: Entry) => textOf(attributesOf(entry), key)
  const type: Field<Entry> = field.text('unit_type', 'Typ jednotky', 'Unit type', (entry) =>
    byCode(unitTypes, number('flat_type')(entry)),
  )
  const status: Field<Entry> = field.text('availability', 'Dostupnost', 'Availability', (entry) =>
    byCode(availability, number('flat_status')(entry)),
  )
  return {
    number: field.text('unit', 'Jednotka', 'Unit', text('flat_internal_id')),
    type,
    layout: field.text('layout', 'Dispozice', 'Layout', text('flat_disposition')),
    availability: status,
    orientation: field.text('orientation', 'Orientace', 'Orientation', text('flat_orientation')),
    area: field.decimal('area', 'Plocha (m²)', 'Area (m²)', number('flat_area')),
    outdoors: [
      field.decimal('area_balcony', 'Balkon (m²)', 'Balcony (m²)', number('flat_area_balcony')),
      field.decimal('area_terrace', 'Terasa (m²)', 'Terrace (m²)', number('flat_area_terrace')),
      field.decimal('area_loggia', 'Lodžie (m²)', 'Loggia (m²)', number('flat_area_loggia')),
      field.decimal('area_garden', 'Předzahrádka (m²)', 'Garden (m²)', number('flat_area_garden')),
    ],
    prices: [
      field.money(
        'price_without_vat',
        'Cena bez DPH',
        'Price without VAT',
        minor('flat_price_without_vat'),
      ),
      field.money('price_with_vat', 'Cena s DPH', 'Price with VAT', minor('flat_price')),
    ],
    discounts: [
      field.money(
        'discount_with_vat',
        'Sleva s DPH',
        'Discount with VAT',
        minor('flat_discount_vat'),
      ),
      field.money(
        'price_before_discount_with_vat',
        'Cena před slevou s DPH',
        'Price before discount with VAT',
        minor('flat_price_before_discount_vat'),
      ),
    ],
    associated: field.text(
      'associated_units',
      'Příslušenství',
      'Associated units',
      text('associatedunits_internal_ids'),
    ),
    typeId: field.integer('unit_type_id', 'Typ jednotky ID', 'Unit type ID', number('flat_type')),
    availabilityId: field.integer(
      'availability_id',
      'Dostupnost ID',
      'Availability ID',
      number('flat_status'),
    ),
  }
}
