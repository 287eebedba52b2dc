import { calendarDay } from '#core/exports/schedule/calendar-day'
import { dayMs } from '#core/time'

export type CalendarLook = 'week' | 'month'

/** Days since 1 January 1970, wherever one is. */
export type DayNumber = number

export const dayNumberOf = (date: string): DayNumber => Date.parse(`${date}T00:00:00Z`) / dayMs

export const dateOf = (day: DayNumber): string => new Date(day * dayMs).toISOString().slice(0, 10)

const mondayOf = (day: DayNumber): DayNumber => day - ((calendarDay(day).weekday + 6) % 7)

const daysOfWeek = 7

/** The weeks that a look at a day shows, from Monday. */
export const weeksShown = (
  day: DayNumber,
  look: CalendarLook,
): readonly (readonly DayNumber[])[] => {
  const { day: ofMonth, daysInMonth } = calendarDay(day)
  const first = mondayOf(look === 'week' ? day : day - ofMonth + 1)
  const last = look === 'week' ? first : mondayOf(day - ofMonth + daysInMonth)
  const weeks = (last - first) / daysOfWeek + 1
  return Array.from({ length: weeks }, (_week, at) =>
    Array.from({ length: daysOfWeek }, (_day, place) => first + at * daysOfWeek + place),
  )
}

/** The same place in the next or the previous week or month. */
export const stepFrom = (day: DayNumber, look: CalendarLook, by: 1 | -1): DayNumber => {
  if (look === 'week') return day + by * daysOfWeek
  const { year, month } = calendarDay(day)
  return Date.UTC(year, month - 1 + by, 1) / dayMs
}
