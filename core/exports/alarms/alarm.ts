import { z } from 'zod'
import { failureSchema } from '#core/contract/failure'
import { alarmWaySchema } from './alarm-settings.ts'
import { troubleSchema } from './trouble.ts'

/** A trouble that people were told of, and that is not over. */
const alarmSchema = z.strictObject({
  trouble: troubleSchema,
  beganAt: z.int(),
  /** When it was told last, first or as a reminder. */
  toldAt: z.int(),
})
export type Alarm = z.infer<typeof alarmSchema>

const alarmEventSchema = z.strictObject({
  event: z.enum([
    'began',
    /** The reminder of a day. */
    'goesOn',
    'over',
    /** It is not looked after any more: its report was removed, or its lead is too old to come. */
    'dropped',
  ]),
  trouble: troubleSchema,
  beganAt: z.int(),
})
export type AlarmEvent = z.infer<typeof alarmEventSchema>

/** What is told together, by one way. */
export const alarmMessageSchema = z.strictObject({
  /** Stays the same however often it is tried: who gets it twice can tell. */
  id: z.string(),
  way: alarmWaySchema,
  at: z.int(),
  events: z.array(alarmEventSchema).min(1),
  state: z.enum([
    'waiting',
    /** It may be on its way: written down before a byte leaves. */
    'sending',
    'sent',
    'failed',
    /** It has left, and nobody knows whether it arrived: it is not sent again. */
    'unknown',
  ]),
  stateAt: z.int(),
  failure: failureSchema.nullable(),
  /** Recipients whom the mail server has refused while it took the others. */
  refused: z.array(z.string()),
})
export type AlarmMessage = z.infer<typeof alarmMessageSchema>

/** All that is known of alarms on the disk; one write changes it. */
export const alarmBookSchema = z.strictObject({
  alarms: z.array(alarmSchema),
  messages: z.array(alarmMessageSchema),
})
export type AlarmBook = z.infer<typeof alarmBookSchema>

export const emptyAlarmBook: AlarmBook = { alarms: [], messages: [] }
