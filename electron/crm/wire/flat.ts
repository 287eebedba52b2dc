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

const placeOfField: ReadonlyMap<string, number> = new Map(fieldKeys.map((key, at) => [key, at]))

const own = { configurable: true, enumerable: true, writable: true } as const

/** A unit while its attributes come. */
export interface OpenFlat {
  readonly id: number
  readonly place: Place
  readonly fields: (string | undefined)[]
  readonly others: Record<string, string>
}

export const openFlat = (id: number, place: Place): OpenFlat => ({
  id,
  place,
  fields: [],
  others: {},
})

/** What is known of a key that attributes have. */
interface AttributeKey {
  readonly key: string
  /** Undefined for what is no field. */
  readonly field: number | undefined
  /** The key that came behind this one the last time: mostly it comes there again, because units have their attributes in one order. */
  next: AttributeKey | null
}

/** Far more keys than a project has; without a limit each of them would keep the piece of the answer that it was cut from. */
const mostKeys = 1_000

/** Gives units their attributes, as they come; of two with the same key the last one counts. */
export const startAttributes = () => {
  const keys = new Map<string, AttributeKey>()
  const firstOf = (key: string): AttributeKey => {
    if (keys.size >= mostKeys) keys.clear()
    const first = { key, field: placeOfField.get(key), next: null }
    keys.set(key, first)
    return first
  }
  let last: AttributeKey = { key: '', field: undefined, next: null }
  return ({ fields, others }: OpenFlat, written: string, value: string): void => {
    if (last.next?.key !== written) last.next = keys.get(written) ?? firstOf(written)
    last = last.next
    const { key, field } = last
    if (field !== undefined) fields[field] = value
    // Assigned, this one would become the object that the others inherit from.
    else if (key === '__proto__') Object.defineProperty(others, key, { ...own, value })
    else others[key] = value
  }
}

/** What is not understood stays among the attributes: shown as the server wrote it, never as nothing. */
const take = <T>(
  { fields, others }: OpenFlat,
  key: FieldKey,
  parse: (text: string) => T | null,
): T | null => {
  const text = optionalText(fields[fieldKeys.indexOf(key)])
  const value = text === null ? null : parse(text)
  if (text !== null && value === null) others[key] = text
  return value
}

/** A rounded price stays beside its rounding as the server wrote it. */
const takePrice = (flat: OpenFlat, key: FieldKey): number | null => {
  const price = take(flat, key, readPrice)
  if (price?.isRounded === true) flat.others[key] = flat.fields[fieldKeys.indexOf(key)] ?? ''
  return price?.minor ?? null
}

const asItIs = (text: string) => text

export const unitOf = (flat: OpenFlat): Unit => {
  const { id, place, others } = flat
  return {
    id: unitIdSchema.parse(id),
    number: take(flat, 'flat_internal_id', asItIs) ?? String(id),
    buildingId: place.buildingId,
    building: place.building,
    floorId: place.floorId,
    floor: place.floor,
    typeCode: take(flat, 'flat_type', parseWhole),
    statusCode: take(flat, 'flat_status', parseWhole),
    disposition: take(flat, 'flat_disposition', asItIs),
    area: take(flat, 'flat_area', parseMeasure),
    priceNetMinor: takePrice(flat, 'flat_price_without_vat'),
    priceGrossMinor: takePrice(flat, 'flat_price'),
    attributes: others,
  }
}
