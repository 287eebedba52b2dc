import { numberOf } from '../../unit-attributes.ts'
import type { Random } from '../random.ts'
import { attributeTypes } from './attribute-types.ts'
import type { AttributeType, Building, Flat, Project } from './developer.ts'
import { withOddPrice } from './odd-prices.ts'

type Attributes = Flat['attributes']

const homeType = '1'
const parkingType = '2'

/** The types of units in a basement, one without a published name among them. */
const basementTypes: readonly [string, ...string[]] = [
  '2',
  '2',
  '2',
  '2',
  '4',
  '5',
  '13',
  '21',
  '77',
]
const categories: readonly [string, ...string[]] = ['Standard', 'Premium', '']

const more = (order: number, key: string, cs: string, en: string): AttributeType => ({
  key,
  type: 1,
  names: { cs_CZ: cs, en_US: en },
  showInPricelist: order % 2 === 0,
  priority: 20 + order,
})

/** Keys that not every developer fills, and some that only this one has (field-notes 2.3). */
const moreTypes: readonly AttributeType[] = [
  more(0, 'flat_area_living', 'Obytná plocha', 'Living area'),
  more(1, 'flat_area_loggia', 'Lodžie', 'Loggia'),
  more(2, 'flat_category', 'Kategorie', 'Category'),
  more(3, 'flat_number_of_rooms', 'Počet místností', 'Number of rooms'),
  more(4, 'flat_discount_without_vat', 'Sleva bez DPH', 'Discount without VAT'),
  more(5, 'associatedunits_totalprice_vat', 'Cena celku s DPH', 'Bundle with VAT'),
  more(6, 'parcel_number', 'Číslo parcely', 'Parcel number'),
  more(7, 'url_link_to_the_vr_apartments_tour', 'Virtuální prohlídka', 'Virtual tour'),
]

const roomsOf = (attributes: Attributes): string =>
  String(Number.parseInt(attributes['flat_disposition'] ?? '', 10) + 1)

const withMore = (random: Random, { id, attributes }: Flat): Attributes => {
  const area = numberOf(attributes, 'flat_area') ?? 0
  const discount = numberOf(attributes, 'flat_discount_vat')
  return {
    ...attributes,
    flat_area_living: String(Number((area * 0.93).toFixed(1))),
    ...(random.chance(0.2) ? { flat_area_loggia: String(random.between(20, 60) / 10) } : {}),
    flat_category: random.pick(categories),
    flat_number_of_rooms: roomsOf(attributes),
    ...(discount === null
      ? {}
      : { flat_discount_without_vat: String(Number((discount / 1.12).toFixed(2))) }),
    parcel_number: `${random.between(100, 1_900)}/${random.between(1, 40)}`,
    ...(random.chance(0.1)
      ? { url_link_to_the_vr_apartments_tour: `https://tour.example.com/?unit=${id}&lang=cs` }
      : {}),
  }
}

/** A parking place that is sold with the home, in one bundle. */
const bundled = (home: Attributes, parking: Attributes): Attributes => ({
  ...home,
  associatedunits_internal_ids: parking['flat_internal_id'] ?? '',
  associatedunits_totalprice_vat: String(
    (numberOf(home, 'flat_price') ?? 0) + (numberOf(parking, 'flat_price') ?? 0),
  ),
})

const varied = (random: Random, flat: Flat, parking: Flat | undefined): Flat => {
  const { flat_type: type, flat_status: status } = flat.attributes
  let attributes = type === homeType ? withMore(random, flat) : flat.attributes
  if (type === parkingType) attributes = { ...attributes, flat_type: random.pick(basementTypes) }
  if (type === homeType && parking !== undefined && random.chance(0.05)) {
    attributes = bundled(attributes, parking.attributes)
  }
  // A unit that is not for sale may come later, or has a status without a published name.
  if (status === '4') attributes = { ...attributes, flat_status: random.pick(['4', '5', '7']) }
  if (status === '0' || status === '4') attributes = withOddPrice(random, attributes)
  return { ...flat, attributes }
}

const variedBuilding = (random: Random, building: Building): Building => {
  const parking = building.floors
    .flatMap(({ flats }) => flats)
    .filter(({ attributes }) => attributes['flat_type'] === parkingType)
  return {
    ...building,
    floors: building.floors.map((floor, at) => ({
      ...floor,
      // No parking place is in two bundles.
      flats: floor.flats.map((flat, order) =>
        varied(random, flat, parking[at * floor.flats.length + order]),
      ),
    })),
  }
}

/** The project with all that real pricelists contain: further attributes, types, states and odd prices. */
export const variedProject = (random: Random, project: Project): Project => ({
  ...project,
  attributeTypes: [...attributeTypes, ...moreTypes],
  buildings: project.buildings.map((building) => variedBuilding(random, building)),
})
