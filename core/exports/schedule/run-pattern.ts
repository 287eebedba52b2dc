import type { CalendarDay } from './calendar-day.ts'

/** What every schedule comes to: on which days, and at which minutes of them. */
export interface RunPattern {
  /** 1 is January. */
  readonly months: ReadonlySet<number>
  readonly fits: (day: CalendarDay) => boolean
  /** Minutes of the day, in ascending order. */
  readonly minutes: readonly number[]
  /**
   * Every hour: a distance and not a time of day. It has no run of its own for an hour that the clocks leap
   * over, and one in each of two hours with the same name.
   */
  readonly isEveryHour: boolean
}

export const allMonths: ReadonlySet<number> = new Set(Array.from({ length: 12 }, (_, at) => at + 1))
