import { z } from 'zod'
import { isTimeZone, usualTimeZone } from '#core/wall-time'
import { cronFault } from './cron-fault.ts'

export const timeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
const timesSchema = z.array(timeSchema).min(1).max(24)

/** 0 is Sunday. */
const weekdaySchema = z.int().min(0).max(6)

export const monthDaySchema = z.discriminatedUnion('kind', [
  /** The last day of a month that has no such day: a monthly report leaves no month out. */
  z.strictObject({ kind: z.literal('day'), day: z.int().min(1).max(31) }),
  z.strictObject({ kind: z.literal('lastDay') }),
  /** No fifth: most months have none; the last one always is. */
  z.strictObject({
    kind: z.literal('weekday'),
    nth: z.union([z.int().min(1).max(4), z.literal('last')]),
    weekday: weekdaySchema,
  }),
])
export type MonthDay = z.infer<typeof monthDaySchema>

const zone = { zone: z.string().max(64).refine(isTimeZone).default(usualTimeZone) }
const times = { times: timesSchema }

/** When a report runs by itself, by the wall clock of its time zone. */
export const scheduleSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hourly'), minute: z.int().min(0).max(59), ...zone }),
  z.strictObject({ kind: z.literal('daily'), ...times, ...zone }),
  /** From Monday to Friday. */
  z.strictObject({ kind: z.literal('weekdays'), ...times, ...zone }),
  z.strictObject({
    kind: z.literal('weekly'),
    days: z.array(weekdaySchema).min(1).max(7),
    ...times,
    ...zone,
  }),
  z.strictObject({ kind: z.literal('monthly'), on: monthDaySchema, ...times, ...zone }),
  z.strictObject({
    kind: z.literal('cron'),
    text: z
      .string()
      .max(200)
      .refine((text) => cronFault(text) === null),
    ...zone,
  }),
])
export type Schedule = z.infer<typeof scheduleSchema>
