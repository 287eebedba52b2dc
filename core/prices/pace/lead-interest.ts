import type { InquiryId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { Unit } from '../pricelist/unit.ts'

/** A lead of a project, without the person: what somebody was interested in, and when. */
export interface InterestedLead {
  readonly inquiryId: InquiryId
  readonly at: Timestamp
  /** As the CRM lists it: the number of a unit, layouts, or nothing. */
  readonly interest: string
  readonly campaign: string
}

export interface LeadInterest {
  /** When the first lead of the archive came: none before that is known. Null where there is none. */
  readonly since: Timestamp | null
  readonly leads: readonly InterestedLead[]
}

type InterestingUnit = Pick<Unit, 'number' | 'disposition' | 'building'>

/** Whether a lead is about the units of a layout or of a building, as far as it says so. */
export interface InterestPlace {
  readonly layouts: ReadonlySet<string>
  readonly buildings: ReadonlySet<string>
}

/** Reads of which layouts and buildings leads are; one that names neither is of the project alone. */
export const readInterest = (units: readonly InterestingUnit[]) => {
  const byNumber = new Map(units.map((unit) => [unit.number, unit]))
  const layouts = new Set(units.flatMap(({ disposition }) => disposition ?? []))
  return ({ interest }: Pick<InterestedLead, 'interest'>): InterestPlace => {
    const unit = byNumber.get(interest)
    if (unit !== undefined) {
      return {
        layouts: new Set(unit.disposition === null ? [] : [unit.disposition]),
        buildings: new Set([unit.building]),
      }
    }
    const named = interest.split(/[,;]/u).map((name) => name.trim())
    return { layouts: new Set(named.filter((name) => layouts.has(name))), buildings: new Set() }
  }
}
