import { dayMs } from '#core/time'

export interface CalendarDay {
  readonly year: number
  /** 1 is January. */
  readonly month: number
  readonly day: number
  /** 0 is Sunday. */
  readonly weekday: number
  readonly daysInMonth: number
}

/** The day that begins so many days after 1 January 1970, wherever one is. */
export const calendarDay = (dayNumber: number): CalendarDay => {
  const date = new Date(dayNumber * dayMs)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1]
  return {
    year,
    month,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    daysInMonth: new Date(Date.UTC(year, month, 0)).getUTCDate(),
  }
}
