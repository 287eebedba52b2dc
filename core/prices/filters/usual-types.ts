import { toUnitType, type UnitType } from '#core/api/unit-type'
import type { Unit } from '../pricelist/unit.ts'

const homes: ReadonlySet<UnitType> = new Set<UnitType>([
  'flat',
  'familyHouse',
  'townhouse',
  'condominium',
  'apartment',
  'villa',
])

const isHome = (typeCode: number | null): boolean => {
  const type = toUnitType(typeCode)
  return type !== null && homes.has(type)
}

/**
 * The types that prices are about until a person says otherwise: homes, where there are other units beside them. An
 * average over flats and their cellars says nothing of either. Empty: all types.
 */
export const usualTypes = (units: readonly Pick<Unit, 'typeCode'>[]): readonly number[] => {
  const codes = [...new Set(units.map(({ typeCode }) => typeCode))]
  const ofHomes = codes.filter(isHome)
  return ofHomes.length === codes.length ? [] : ofHomes.flatMap((code) => code ?? [])
}
