import { type CalendarDay, calendarDay } from './calendar-day.ts'
import type { CronFields, CronPart } from './parse-cron.ts'
import type { RunPattern } from './run-pattern.ts'

/** Null for what never comes, as the thirtieth of February. */
export const cronPattern = (fields: CronFields): RunPattern | null => {
  const hours = valuesOf(fields.hour, 0, 23)
  const minutes = valuesOf(fields.minute, 0, 59)
  const pattern = {
    months: new Set(valuesOf(fields.month, 1, 12)),
    fits: dayFits(fields),
    minutes: hours.flatMap((hour) => minutes.map((minute) => hour * 60 + minute)),
    isEveryHour: isOpen(fields.hour),
  }
  return everComes(pattern) ? pattern : null
}

const valuesOf = (parts: readonly CronPart[], min: number, max: number): number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => index + min).filter((value) =>
    parts.some((part) => hasValue(part, value, min)),
  )

const hasValue = (part: CronPart, value: number, min: number): boolean => {
  if (part.kind === 'every') return (value - min) % part.step === 0
  if (part.kind === 'value') return part.value === value
  if (part.kind !== 'range') return false
  return value >= part.from && value <= part.to && (value - part.from) % part.step === 0
}

const isOpen = (parts: readonly CronPart[]): boolean =>
  parts.some((part) => part.kind === 'every' && part.step === 1)

/** Whether a day fits. By the convention of cron, either is enough where both the day and the weekday are given. */
const dayFits = ({ day, weekday }: CronFields): RunPattern['fits'] => {
  const byDay = (at: CalendarDay) => day.some((part) => fitsDay(part, at))
  const byWeekday = (at: CalendarDay) => weekday.some((part) => fitsWeekday(part, at))
  if (isOpen(day)) return byWeekday
  if (isOpen(weekday)) return byDay
  return (at) => byDay(at) || byWeekday(at)
}

const fitsDay = (part: CronPart, { day, daysInMonth }: CalendarDay): boolean =>
  part.kind === 'lastDay' ? day === daysInMonth : hasValue(part, day, 1)

const fitsWeekday = (part: CronPart, { day, weekday, daysInMonth }: CalendarDay): boolean => {
  switch (part.kind) {
    case 'lastWeekday':
      return weekday === part.weekday && day + 7 > daysInMonth
    case 'nthWeekday':
      return weekday === part.weekday && Math.ceil(day / 7) === part.nth
    default:
      // Sunday is 0, and 7 at the end of a range.
      return hasValue(part, weekday, 0) || (weekday === 0 && hasValue(part, 7, 0))
  }
}

// A fifth Friday of a February comes every 28 years, and every 40 around a century that has no leap day.
const longestWaitYears = 41
const firstDay = 0

const everComes = ({ months, fits }: RunPattern): boolean => {
  for (let number = firstDay; number < firstDay + longestWaitYears * 366; number += 1) {
    const day = calendarDay(number)
    if (months.has(day.month) && fits(day)) return true
  }
  return false
}
