import { type MonthDay, type Schedule, scheduleSchema } from '#core/exports/schedule/schedule'
import { readTime } from '#core/format/date-text'
import { usualTimeZone } from '#core/wall-time'

export type ScheduleKind = 'none' | Schedule['kind']

/** A schedule as it is typed. */
export interface ScheduleForm {
  readonly kind: ScheduleKind
  readonly minute: string
  /** Times as they are typed, such as `07:00, 15:30`. */
  readonly times: string
  readonly days: readonly number[]
  readonly monthOn: MonthDay['kind']
  readonly monthDay: string
  readonly nth: '1' | '2' | '3' | '4' | 'last'
  readonly weekday: number
  readonly cron: string
  readonly zone: string
}

export type ScheduleField = 'minute' | 'times' | 'days' | 'monthDay' | 'cron' | 'zone'

export const usualSchedule: ScheduleForm = {
  kind: 'weekdays',
  minute: '0',
  times: '07:00',
  days: [1],
  monthOn: 'day',
  monthDay: '1',
  nth: '1',
  weekday: 1,
  cron: '0 7 * * 1-5',
  zone: usualTimeZone,
}

export const toScheduleForm = (schedule: Schedule | null): ScheduleForm => {
  if (schedule === null) return { ...usualSchedule, kind: 'none' }
  const { kind, zone } = schedule
  const form = { ...usualSchedule, kind, zone }
  if (schedule.kind === 'hourly') return { ...form, minute: String(schedule.minute) }
  if (schedule.kind === 'cron') return { ...form, cron: schedule.text }
  const times = schedule.times.join(', ')
  if (schedule.kind === 'weekly') return { ...form, times, days: schedule.days }
  if (schedule.kind !== 'monthly') return { ...form, times }
  return { ...form, times, ...monthFormOf(schedule.on) }
}

const monthFormOf = (on: MonthDay): Partial<ScheduleForm> => {
  if (on.kind === 'day') return { monthOn: 'day', monthDay: String(on.day) }
  if (on.kind === 'lastDay') return { monthOn: 'lastDay' }
  const nth = ordinals[on.nth === 'last' ? 4 : on.nth - 1] ?? '1'
  return { monthOn: 'weekday', nth, weekday: on.weekday }
}

const ordinals = ['1', '2', '3', '4', 'last'] as const

export type ReadSchedule =
  /** Null for a report that runs only when a person starts it. */
  | { readonly ok: true; readonly schedule: Schedule | null }
  | { readonly ok: false; readonly wrong: ScheduleField }

/** Times as a person writes them, in order; null where one of them is none. */
export const readTimes = (typed: string): string[] | null => {
  const words = typed.split(/[,;]|\s+(?=\d)/).filter((word) => word.trim() !== '')
  const times = words.map(readTime)
  if (times.length === 0 || times.includes(null)) return null
  return [...new Set(times.flatMap((time) => time ?? []))].sort()
}

export const readSchedule = (form: ScheduleForm): ReadSchedule => {
  if (form.kind === 'none') return { ok: true, schedule: null }
  const read = scheduleSchema.safeParse(candidate(form))
  if (read.success) return { ok: true, schedule: read.data }
  return { ok: false, wrong: fieldOf(read.error.issues[0]?.path[0], form) }
}

const wholeNumber = (text: string): number => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : -1)

const candidate = (form: ScheduleForm): unknown => {
  const { kind, zone } = form
  if (kind === 'hourly') return { kind, minute: wholeNumber(form.minute), zone }
  if (kind === 'cron') return { kind, text: form.cron.trim(), zone }
  const times = readTimes(form.times) ?? []
  if (kind === 'weekly') return { kind, days: form.days, times, zone }
  if (kind === 'monthly') return { kind, on: monthDayOf(form), times, zone }
  return { kind, times, zone }
}

const monthDayOf = ({ monthOn, monthDay, nth, weekday }: ScheduleForm): unknown => {
  if (monthOn === 'lastDay') return { kind: monthOn }
  if (monthOn === 'day') return { kind: monthOn, day: wholeNumber(monthDay) }
  return { kind: monthOn, nth: nth === 'last' ? nth : Number(nth), weekday }
}

const fieldOf = (path: PropertyKey | undefined, { kind }: ScheduleForm): ScheduleField => {
  if (path === 'minute' || path === 'times' || path === 'days' || path === 'zone') return path
  return kind === 'cron' ? 'cron' : 'monthDay'
}
