import fc from 'fast-check'
import { buildingIdSchema, floorIdSchema } from '#core/ids'
import type { Unit } from '../../pricelist/unit.ts'
import { sampleUnit } from '../../testing/sample-unit.ts'

const place = fc.record({
  building: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 8 }),
  floor: fc.option(fc.integer({ min: -2, max: 9 }), { freq: 8 }),
  place: fc.integer({ min: 1, max: 30 }),
  typeCode: fc.constantFrom(1, 1, 1, 2, 3, 8, 77, null),
  statusCode: fc.constantFrom(0, 1, 2, 3, 4, 5, 7, null),
  disposition: fc.constantFrom('1+kk', '2+kk', '3+kk', null),
  area: fc.option(fc.integer({ min: 0, max: 150 })),
  priceGrossMinor: fc.option(fc.integer({ min: 0, max: 2_000_000_000 })),
})

/** Pricelists of every kind: houses without floors, floors without names, numbers that repeat. */
export const anyUnits = fc.array(place, { maxLength: 60 }).map((places): Unit[] =>
  places.map(({ building, floor, place: at, ...given }, index) =>
    sampleUnit({
      ...given,
      id: index + 1,
      number: `${building}.${floor ?? 0}${String(at).padStart(2, '0')}`,
      buildingId: building === null ? null : buildingIdSchema.parse(building),
      building: building === null ? '' : `Dům ${building}`,
      floorId:
        building === null || floor === null ? null : floorIdSchema.parse(building * 100 + floor),
      floor: floor === null ? '' : String(floor),
    }),
  ),
)

/** A pricelist, and the same in another order. */
export const shuffledUnits = anyUnits.chain((units) =>
  fc.tuple(
    fc.constant(units),
    fc.shuffledSubarray(units, { minLength: units.length, maxLength: units.length }),
  ),
)
