import { groupBy } from '#core/group-by'
import { kindOfUnit } from '../building/unit-kind.ts'
import type { DraftPrices } from '../draft/draft-steps.ts'
import { shownPair } from '../draft/shown-pair.ts'
import type { Unit } from '../pricelist/unit.ts'
import type { PricedHome } from './measured-home.ts'

interface HomesInput {
  readonly units: readonly Unit[]
  readonly draft: DraftPrices
  /** Whether a deal holds the unit at the price of its day. */
  readonly isTaken: (unit: Unit) => boolean
}

/** A home of which the whole unit is known. */
export interface PricedUnit extends PricedHome {
  readonly unit: Unit
}

/** The homes of the type of which the list has most free ones, with the prices that would be sent: each type has its own premiums. */
export const pricedHomes = ({ units, draft, isTaken }: HomesInput): readonly PricedUnit[] => {
  const homes = units
    .filter((unit) => kindOfUnit(unit) === 'home')
    .map((unit) => ({ unit, isTaken: isTaken(unit) }))
  const freeOf = (type: readonly { readonly isTaken: boolean }[]) =>
    type.filter((home) => !home.isTaken).length
  const types = [...groupBy(homes, ({ unit }) => unit.typeCode).values()]
  const [most = []] = types.toSorted((one, other) => freeOf(other) - freeOf(one))
  return most.map((home) => ({
    ...home,
    grossMinor: shownPair({ draft }, home.unit).grossMinor,
  }))
}
