import { type CronFields, type CronPart, parseCron } from './parse-cron.ts'
import type { MonthDay, Schedule } from './schedule.ts'

export type TimeParts =
  | { readonly kind: 'everyHour'; readonly minute: number }
  /** Ascending. */
  | { readonly kind: 'times'; readonly times: readonly string[] }
  /** Too many to be listed, or in steps. */
  | {
      readonly kind: 'fields'
      readonly minutes: readonly CronPart[]
      readonly hours: readonly CronPart[]
    }

export type DayParts =
  | { readonly kind: 'everyDay' }
  /** From Monday to Friday. */
  | { readonly kind: 'weekdays' }
  /** The days of the week, Monday first; 0 is Sunday. */
  | { readonly kind: 'weekly'; readonly days: readonly number[] }
  | { readonly kind: 'monthly'; readonly on: MonthDay }
  /** Days of the month, days of the week, or either of them where both are given. */
  | {
      readonly kind: 'fields'
      readonly days: readonly CronPart[]
      readonly weekdays: readonly CronPart[]
    }

/** A schedule for whoever puts it into words. */
export interface ScheduleParts {
  readonly time: TimeParts
  readonly day: DayParts
  /** Empty: every month. */
  readonly months: readonly CronPart[]
  readonly zone: string
}

export const describeSchedule = (schedule: Schedule): ScheduleParts => {
  const { zone } = schedule
  if (schedule.kind === 'cron') {
    const parsed = parseCron(schedule.text)
    if (!parsed.ok) throw new RangeError('A schedule that its schema refuses')
    return { ...describeFields(parsed.fields), zone }
  }
  const day = dayOf(schedule)
  if (schedule.kind === 'hourly') {
    return { time: { kind: 'everyHour', minute: schedule.minute }, day, months: [], zone }
  }
  return { time: timesOf(schedule.times), day, months: [], zone }
}

const timesOf = (times: readonly string[]): TimeParts => ({
  kind: 'times',
  times: [...new Set(times)].sort(),
})

const dayOf = (schedule: Exclude<Schedule, { kind: 'cron' }>): DayParts => {
  switch (schedule.kind) {
    case 'hourly':
    case 'daily':
      return { kind: 'everyDay' }
    case 'weekdays':
      return { kind: 'weekdays' }
    case 'weekly':
      return weekly(schedule.days)
    case 'monthly':
      return { kind: 'monthly', on: schedule.on }
  }
}

const fromMonday = (weekday: number): number => (weekday + 6) % 7

const weekly = (weekdays: readonly number[]): DayParts => {
  const days = [...new Set(weekdays)].sort((a, b) => fromMonday(a) - fromMonday(b))
  if (days.length === 7) return { kind: 'everyDay' }
  return days.join() === '1,2,3,4,5' ? { kind: 'weekdays' } : { kind: 'weekly', days }
}

const describeFields = (fields: CronFields): Omit<ScheduleParts, 'zone'> => ({
  time: timeOf(fields),
  day: dayOfFields(fields),
  months: isOpen(fields.month) ? [] : fields.month,
})

const isOpen = (parts: readonly CronPart[]): boolean =>
  parts.some((part) => part.kind === 'every' && part.step === 1)

const valuesOf = (parts: readonly CronPart[]): number[] | null => {
  const values = parts.map((part) => (part.kind === 'value' ? part.value : null))
  return values.some((value) => value === null) ? null : values.flatMap((value) => value ?? [])
}

// More are a list that nobody reads.
const mostTimes = 6

const timeOf = ({ minute, hour }: CronFields): TimeParts => {
  const minutes = valuesOf(minute)
  const hours = valuesOf(hour)
  const [only] = minutes ?? []
  if (isOpen(hour) && minutes?.length === 1 && only !== undefined) {
    return { kind: 'everyHour', minute: only }
  }
  if (!minutes || !hours || minutes.length * hours.length > mostTimes) {
    return { kind: 'fields', minutes: minute, hours: hour }
  }
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return timesOf(
    hours.flatMap((at) => minutes.map((past) => `${twoDigits(at)}:${twoDigits(past)}`)),
  )
}

const dayOfFields = ({ day, weekday }: CronFields): DayParts => {
  if (isOpen(day)) return isOpen(weekday) ? { kind: 'everyDay' } : dayOfWeekdays(weekday)
  const [part] = day
  if (isOpen(weekday) && day.length === 1 && part?.kind === 'lastDay') {
    return { kind: 'monthly', on: { kind: 'lastDay' } }
  }
  // A day that some months do not have is left out by cron, and is none of the monthly ones.
  if (isOpen(weekday) && day.length === 1 && part?.kind === 'value' && part.value <= 28) {
    return { kind: 'monthly', on: { kind: 'day', day: part.value } }
  }
  return { kind: 'fields', days: day, weekdays: isOpen(weekday) ? [] : weekday }
}

const dayOfWeekdays = (weekday: readonly CronPart[]): DayParts => {
  const [part] = weekday
  if (weekday.length === 1 && part?.kind === 'lastWeekday') {
    return { kind: 'monthly', on: { kind: 'weekday', nth: 'last', weekday: part.weekday } }
  }
  if (weekday.length === 1 && part?.kind === 'nthWeekday' && part.nth < 5) {
    return { kind: 'monthly', on: { kind: 'weekday', nth: part.nth, weekday: part.weekday } }
  }
  const days = weekday.map(weekdaysOf)
  if (days.some((listed) => listed === null)) return { kind: 'fields', days: [], weekdays: weekday }
  return weekly(days.flatMap((listed) => listed ?? []))
}

const weekdaysOf = (part: CronPart): number[] | null => {
  if (part.kind === 'value') return [part.value]
  if (part.kind === 'every') return [0, 1, 2, 3, 4, 5, 6].filter((day) => day % part.step === 0)
  if (part.kind !== 'range') return null
  const days: number[] = []
  for (let day = part.from; day <= part.to; day += part.step) days.push(day % 7)
  return days
}
