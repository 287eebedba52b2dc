import { unitIdSchema } from '#core/ids'
import { parseMinor } from '#core/money'
import type { Unit } from '#core/prices/unit'
import { parseMeasure, parseWhole } from './numbers.ts'
import { optionalText } from './read-xml.ts'

export type Place = Pick<Unit, 'buildingId' | 'building' | 'floorId' | 'floor'>

export interface Flat {
  readonly id: number
  /** Taken apart here: nobody else reads it. */
  readonly attributes: Map<string, string>
}

/** Field-notes 2.3: the attributes that every unit has become its fields, the others stay as they are. */
export const unitOfFlat = ({ id, attributes }: Flat, place: Place): Unit => {
  // What is not understood stays among the attributes: shown as the server wrote it, never as nothing.
  const take = <T>(key: string, parse: (text: string) => T | null): T | null => {
    const text = optionalText(attributes.get(key))
    const value = text === null ? null : parse(text)
    if (text === null || value !== null) attributes.delete(key)
    return value
  }
  const asItIs = (text: string) => text
  return {
    id: unitIdSchema.parse(id),
    number: take('flat_internal_id', asItIs) ?? String(id),
    ...place,
    typeCode: take('flat_type', parseWhole),
    statusCode: take('flat_status', parseWhole),
    disposition: take('flat_disposition', asItIs),
    area: take('flat_area', parseMeasure),
    priceNetMinor: take('flat_price_without_vat', parseMinor),
    priceGrossMinor: take('flat_price', parseMinor),
    attributes: Object.fromEntries(attributes),
  }
}
