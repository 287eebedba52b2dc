import { dayMs } from '../time.ts'

/** Days such as 2026-11-29; counted from Monday, which is one, to Sunday, which is seven. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

const utcOf = (date: string): Date => new Date(`${date}T00:00:00Z`)

const dateOf = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10)

const weekdayOf = (date: string): number => utcOf(date).getUTCDay() || 7

export const shiftDays = (date: string, days: number): string =>
  dateOf(utcOf(date).getTime() + days * dayMs)

/** The same day of another month, or its last where it is shorter. */
export const shiftMonths = (date: string, months: number): string => {
  const first = utcOf(`${date.slice(0, 7)}-01`)
  const target = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1)
  const afterTarget = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months + 1, 1)
  const lastDay = new Date(afterTarget - dayMs).getUTCDate()
  return shiftDays(dateOf(target), Math.min(Number(date.slice(8)), lastDay) - 1)
}

/** The Monday of the day's week. */
export const mondayOf = (date: string): string => shiftDays(date, 1 - weekdayOf(date))

/** The one after today, where today is one. */
export const nextMonday = (today: string): string => shiftDays(mondayOf(today), 7)

export const firstOfNextMonth = (today: string): string => shiftMonths(`${today.slice(0, 7)}-01`, 1)

/** The days of a month in weeks, with those of its neighbours that fill the first and the last one. */
export const weeksOfMonth = (date: string, firstWeekday: Weekday): readonly string[][] => {
  const first = `${date.slice(0, 7)}-01`
  const next = shiftMonths(first, 1)
  const weeks: string[][] = []
  let day = shiftDays(first, -((weekdayOf(first) - firstWeekday + 7) % 7))
  while (day < next) {
    const begin = day
    weeks.push(weekdays.map((_, index) => shiftDays(begin, index)))
    day = shiftDays(day, 7)
  }
  return weeks
}

interface LocaleWithWeek extends Intl.Locale {
  readonly getWeekInfo?: () => { readonly firstDay: number }
}

/** The first day of the week for people of a language; Monday where that is not known. */
export const firstWeekdayOf = (locale: string): Weekday => {
  const known: LocaleWithWeek = new Intl.Locale(locale)
  const firstDay = known.getWeekInfo?.().firstDay
  return weekdays.find((weekday) => weekday === firstDay) ?? 1
}
