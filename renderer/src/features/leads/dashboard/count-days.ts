import { dayMs, type Timestamp } from '#core/time'
import { toWallTime } from '#core/wall-time'

interface Period {
  readonly from: Timestamp
  readonly to: Timestamp
}

/** How many days of the calendar a period touches: just after midnight the last one is a day too. */
export const countDays = ({ from, to }: Period, timeZone: string): number => {
  const dayOf = (at: Timestamp) => Date.parse(`${toWallTime(at, timeZone).date}T00:00:00Z`) / dayMs
  return Math.max(1, dayOf(to - 1) - dayOf(from) + 1)
}
