import { dayMs } from '#core/time'
import { startOfDay } from '#core/wall-time'

interface Days {
  readonly fromDay: string
  readonly toDay: string
}

/** From the beginning of the first day to the end of the last; null where none is named. */
export const wholeDays = ({ fromDay, toDay }: Days, timeZone: string) => {
  const last = startOfDay(toDay, timeZone)
  return {
    from: startOfDay(fromDay, timeZone),
    // The day is whole: a little more than a day later it is another one, whatever the clocks do.
    to: last === null ? null : (startOfDay(dayAfter(toDay), timeZone) ?? last + dayMs),
  }
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)
