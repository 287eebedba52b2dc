import { toUnitStatus, type UnitStatus } from '#core/api/unit-status'
import type { DraftPrices } from '../draft/draft-steps.ts'
import { shownPair } from '../draft/shown-pair.ts'
import { type BuildingRows, type FloorRows, groupByPlace } from '../pricelist/group-by-place.ts'
import { pairOfUnit } from '../pricelist/pair-of-unit.ts'
import type { Unit } from '../pricelist/unit.ts'

/** What a client may know of how a unit stands. */
export type ClientAvailability = 'free' | 'reserved' | 'sold'

// A status of the house itself, or one that this version does not know, keeps its unit off the list.
const availabilities: Readonly<Partial<Record<UnitStatus, ClientAvailability>>> = {
  free: 'free',
  preReserved: 'reserved',
  reserved: 'reserved',
  sold: 'sold',
}

export interface ClientUnit {
  readonly unit: Unit
  readonly availability: ClientAvailability
  /** With VAT; null where the unit has none, or is not for sale any more. */
  readonly priceMinor: number | null
}

export type ClientFloor = FloorRows<ClientUnit>
export type ClientBuilding = BuildingRows<ClientUnit>

interface ClientPriceListInput {
  readonly units: readonly Unit[]
  /** Null: the prices that the server has, whatever is drafted. */
  readonly draft: DraftPrices | null
  /** Whether reserved and sold units are listed too; their prices never are. */
  readonly withTaken: boolean
}

/** What clients may see of a pricelist, by building and floor in the order of the server. */
export const clientPriceList = ({
  units,
  draft,
  withTaken,
}: ClientPriceListInput): ClientBuilding[] => {
  const listed = units.flatMap((unit): ClientUnit[] => {
    const availability = availabilityOf(unit)
    if (availability === null || (availability !== 'free' && !withTaken)) return []
    const { grossMinor } = draft === null ? pairOfUnit(unit) : shownPair({ draft }, unit)
    return [{ unit, availability, priceMinor: availability === 'free' ? grossMinor : null }]
  })
  return groupByPlace(listed, ({ unit }) => unit)
}

const availabilityOf = ({ statusCode }: Unit): ClientAvailability | null => {
  const status = toUnitStatus(statusCode)
  return status === null ? null : (availabilities[status] ?? null)
}
