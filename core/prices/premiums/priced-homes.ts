import { groupBy } from '#core/group-by'
import { kindOfUnit } from '../building/unit-kind.ts'
import type { DraftPrices } from '../draft/draft-steps.ts'
import { shownPair } from '../draft/shown-pair.ts'
import type { Unit } from '../pricelist/unit.ts'
import type { PricedUnit } from './measured-home.ts'

interface HomesInput {
  readonly units: readonly Unit[]
  readonly draft: DraftPrices
  /** Whether a deal holds the unit at the price of its day, which says nothing of today's. */
  readonly isTaken: (unit: Unit) => boolean
}

/** The free homes of the type that the list has most of, with the prices that would be sent: each type has its own. */
export const pricedHomes = ({ units, draft, isTaken }: HomesInput): readonly PricedUnit[] => {
  const free = units.filter((unit) => kindOfUnit(unit) === 'home' && !isTaken(unit))
  const types = [...groupBy(free, ({ typeCode }) => typeCode).values()]
  const [most = []] = types.toSorted((one, other) => other.length - one.length)
  return most.map((unit) => ({ unit, grossMinor: shownPair({ draft }, unit).grossMinor }))
}
