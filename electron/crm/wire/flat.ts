import { unitIdSchema } from '#core/ids'
import type { Unit } from '#core/prices/pricelist/unit'
import { parseMeasure, parseWhole } from './numbers.ts'
import { readPrice } from './price.ts'
import { optionalText } from './read-xml.ts'

export type Place = Pick<Unit, 'buildingId' | 'building' | 'floorId' | 'floor'>

/** Field-notes 2.3: the attributes that every unit has become its fields, the others stay as they are. */
const fieldKeys = [
  'flat_internal_id',
  'flat_type',
  'flat_status',
  'flat_disposition',
  'flat_area',
  'flat_price_without_vat',
  'flat_price',
] as const
type FieldKey = (typeof fieldKeys)[number]

/** Looked up once for each attribute of each unit. */
const placeOfField: ReadonlyMap<string, number> = new Map(fieldKeys.map((key, at) => [key, at]))

const own = { configurable: true, enumerable: true, writable: true } as const

/** Collects the attributes of one `<flat>`; of two with the same key the last one counts. */
export const startFlat = (id: number) => {
  const fields: (string | undefined)[] = []
  const others: Record<string, string> = {}
  // What is not understood stays among the attributes: shown as the server wrote it, never as nothing.
  const take = <T>(key: FieldKey, parse: (text: string) => T | null): T | null => {
    const text = optionalText(fields[fieldKeys.indexOf(key)])
    const value = text === null ? null : parse(text)
    if (text !== null && value === null) others[key] = text
    return value
  }
  // A rounded price stays beside its rounding as the server wrote it.
  const takePrice = (key: FieldKey): number | null => {
    const price = take(key, readPrice)
    if (price?.isRounded === true) others[key] = fields[fieldKeys.indexOf(key)] ?? ''
    return price?.minor ?? null
  }
  const asItIs = (text: string) => text
  return {
    attribute: (key: string, value: string) => {
      const place = placeOfField.get(key)
      if (place !== undefined) fields[place] = value
      // Assigned, this one would become the object that the others inherit from.
      else if (key === '__proto__') Object.defineProperty(others, key, { ...own, value })
      else others[key] = value
    },
    toUnit: (place: Place): Unit => ({
      id: unitIdSchema.parse(id),
      number: take('flat_internal_id', asItIs) ?? String(id),
      ...place,
      typeCode: take('flat_type', parseWhole),
      statusCode: take('flat_status', parseWhole),
      disposition: take('flat_disposition', asItIs),
      area: take('flat_area', parseMeasure),
      priceNetMinor: takePrice('flat_price_without_vat'),
      priceGrossMinor: takePrice('flat_price'),
      attributes: others,
    }),
  }
}
