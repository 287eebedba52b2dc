import { z } from 'zod'
import { buildingIdSchema, floorIdSchema, type UnitId, unitIdSchema } from '#core/ids'
import { kindOfUnit } from '../building/unit-kind.ts'
import { layoutOf } from '../pricelist/layout-of.ts'
import type { Unit } from '../pricelist/unit.ts'

/** The units whose prices would go up together; of a building or a floor, its homes. */
export const raiseGroupSchema = z.discriminatedUnion('kind', [
  /** The key that units of one layout share. */
  z.strictObject({ kind: z.literal('layout'), layout: z.string().min(1).max(300) }),
  z.strictObject({ kind: z.literal('building'), buildingId: buildingIdSchema }),
  z.strictObject({ kind: z.literal('floor'), floorId: floorIdSchema }),
  z.strictObject({ kind: z.literal('selection'), unitIds: z.array(unitIdSchema).max(20_000) }),
])
export type RaiseGroup = z.infer<typeof raiseGroupSchema>

export const unitsOfGroup = (units: readonly Unit[], group: RaiseGroup): readonly Unit[] => {
  switch (group.kind) {
    case 'layout':
      return units.filter((unit) => layoutOf(unit) === group.layout)
    case 'building':
      return units.filter((unit) => unit.buildingId === group.buildingId && isHome(unit))
    case 'floor':
      return units.filter((unit) => unit.floorId === group.floorId && isHome(unit))
    case 'selection': {
      const selected = new Set<UnitId>(group.unitIds)
      return units.filter(({ id }) => selected.has(id))
    }
  }
}

const isHome = (unit: Unit): boolean => kindOfUnit(unit) === 'home'
