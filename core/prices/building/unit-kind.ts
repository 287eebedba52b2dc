import { toUnitType, type UnitType } from '#core/api/unit-type'
import type { Unit } from '../pricelist/unit.ts'

/** What stands on the floors of a house, and what stands apart from them. */
export const unitKinds = ['home', 'garage', 'cellar', 'other'] as const
export type UnitKind = (typeof unitKinds)[number]

const apart: Partial<Record<UnitType, UnitKind>> = {
  parking: 'garage',
  outdoorParking: 'garage',
  garage: 'garage',
  garagePosition: 'garage',
  motorbikeParking: 'garage',
  outdoorMotorbikePosition: 'garage',
  bikeStand: 'garage',
  cellar: 'cellar',
  storage: 'cellar',
  cubicle: 'cellar',
  utilityRoom: 'cellar',
  technicalSpace: 'cellar',
  land: 'other',
  backyard: 'other',
  terrace: 'other',
  pavedArea: 'other',
  berth: 'other',
  constructionRight: 'other',
  propertyManagement: 'other',
}

/** Units that the server lists outside of the floors stand apart, whatever they are. */
export const kindOfUnit = ({ typeCode, floorId }: Pick<Unit, 'typeCode' | 'floorId'>): UnitKind => {
  const type = toUnitType(typeCode)
  const kind = type === null ? undefined : apart[type]
  return kind ?? (floorId === null ? 'other' : 'home')
}
