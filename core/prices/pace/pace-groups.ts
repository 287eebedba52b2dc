import { isTakenCode, toUnitStatus } from '#core/api/unit-status'
import { groupBy } from '#core/group-by'
import { kindOfUnit } from '../building/unit-kind.ts'
import type { Unit } from '../pricelist/unit.ts'

/** Homes that are looked at together. */
export interface UnitGroup {
  readonly kind: 'layout' | 'building'
  readonly name: string
  readonly units: readonly Unit[]
}

/** The homes that are taken or can be: what is not for sale is no stock. */
export const homesForSale = (units: readonly Unit[]): readonly Unit[] =>
  units.filter(
    (unit) =>
      kindOfUnit(unit) === 'home' &&
      (unit.statusCode === null || toUnitStatus(unit.statusCode) !== 'notForSale'),
  )

export const isTakenHome = ({ statusCode }: Pick<Unit, 'statusCode'>): boolean =>
  isTakenCode(statusCode)

/** By layout and by building, as far as there are several. */
export const unitGroups = (homes: readonly Unit[]): readonly UnitGroup[] => {
  const groupsOf = (kind: UnitGroup['kind'], nameOf: (unit: Unit) => string | null) => {
    const named = [...groupBy(homes, nameOf)].flatMap(([name, units]): UnitGroup[] =>
      name === null || name === '' ? [] : [{ kind, name, units }],
    )
    return named.length > 1 ? named.toSorted((one, other) => compare(one.name, other.name)) : []
  }
  return [
    ...groupsOf('layout', ({ disposition }) => disposition),
    ...groupsOf('building', ({ building }) => building),
  ]
}

const { compare } = new Intl.Collator(undefined, { numeric: true })
