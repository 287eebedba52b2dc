import { dayMs } from './time.ts'
import { dayAfter, startOfDay } from './wall-time.ts'

interface Days {
  readonly fromDay: string
  readonly toDay: string
}

/** The span from the beginning of the first day to the end of the last; null where neither is given. */
export const wholeDays = ({ fromDay, toDay }: Days, timeZone: string) => {
  const last = startOfDay(toDay, timeZone)
  return {
    from: startOfDay(fromDay, timeZone),
    // The day is whole: a little more than a day later it is another one, whatever the clocks do.
    to: last === null ? null : (startOfDay(dayAfter(toDay), timeZone) ?? last + dayMs),
  }
}
