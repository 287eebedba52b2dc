import { buildingIdSchema, floorIdSchema, unitIdSchema } from '#core/ids'
import type { DraftPrice } from '../draft/draft-price.ts'
import type { Unit } from '../pricelist/unit.ts'

/** A free flat of 50 m2 for 4,000,000.00 without and 4,840,000.00 with VAT. */
export const sampleUnit = ({
  id = 1,
  ...given
}: Partial<Omit<Unit, 'id'>> & { readonly id?: number } = {}): Unit => ({
  id: unitIdSchema.parse(id),
  number: `A.${id}`,
  buildingId: buildingIdSchema.parse(1),
  building: 'A',
  floorId: floorIdSchema.parse(1),
  floor: '1',
  typeCode: 1,
  statusCode: 0,
  disposition: '2+kk',
  area: 50,
  priceNetMinor: 400_000_000,
  priceGrossMinor: 484_000_000,
  attributes: {},
  ...given,
})

/** What a draft wants of a unit: a pair at 21 %, made on what the server has. */
export const draftedPrice = (unit: Unit, grossMinor: number): DraftPrice => ({
  netMinor: Math.round(grossMinor / 1.21),
  grossMinor,
  typed: 'gross',
  base: { netMinor: unit.priceNetMinor, grossMinor: unit.priceGrossMinor },
})
