import type { ActFilter } from '#core/activity/act'
import { wholeDays } from '#core/whole-days'
import type { Days } from '../../../ui/day-fields.tsx'

/** The filter as a person sets it; days are those of this computer. */
export interface ShownActs extends Days {
  readonly unit: string
  readonly person: string | null
}

export const allActs: ShownActs = { unit: '', person: null, fromDay: '', toDay: '' }

export const toActFilter = ({ unit, person, ...days }: ShownActs, timeZone: string): ActFilter => ({
  unit: unit.trim(),
  person,
  ...wholeDays(days, timeZone),
})
