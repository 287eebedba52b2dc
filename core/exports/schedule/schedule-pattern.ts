import type { CalendarDay } from './calendar-day.ts'
import { cronPattern } from './cron-pattern.ts'
import { parseCron } from './parse-cron.ts'
import { allMonths, type RunPattern } from './run-pattern.ts'
import type { MonthDay, Schedule } from './schedule.ts'

export const schedulePattern = (schedule: Schedule): RunPattern => {
  switch (schedule.kind) {
    case 'hourly': {
      const minutes = Array.from({ length: 24 }, (_, hour) => hour * 60 + schedule.minute)
      return { months: allMonths, fits: () => true, minutes, isEveryHour: true }
    }
    case 'daily':
      return atTimes(schedule.times, () => true)
    case 'weekdays':
      return atTimes(schedule.times, ({ weekday }) => weekday >= 1 && weekday <= 5)
    case 'weekly':
      return atTimes(schedule.times, ({ weekday }) => schedule.days.includes(weekday))
    case 'monthly':
      return atTimes(schedule.times, (day) => isMonthDay(schedule.on, day))
    case 'cron': {
      const parsed = parseCron(schedule.text)
      const pattern = parsed.ok ? cronPattern(parsed.fields) : null
      if (pattern === null) throw new RangeError('A schedule that its schema refuses')
      return pattern
    }
  }
}

const atTimes = (times: readonly string[], fits: RunPattern['fits']): RunPattern => ({
  months: allMonths,
  fits,
  minutes: [...new Set(times.map(minuteOfDay))].sort((a, b) => a - b),
  isEveryHour: false,
})

const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const isMonthDay = (on: MonthDay, { day, weekday, daysInMonth }: CalendarDay): boolean => {
  if (on.kind === 'lastDay') return day === daysInMonth
  if (on.kind === 'day') return day === Math.min(on.day, daysInMonth)
  if (weekday !== on.weekday) return false
  return on.nth === 'last' ? day + 7 > daysInMonth : Math.ceil(day / 7) === on.nth
}
