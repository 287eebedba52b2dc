import { z } from 'zod'
import { alarmBookSchema, alarmMessageSchema } from '#core/exports/alarms/alarm'
import {
  type AlarmSettings,
  alarmSettingsSchema,
  alarmWaySchema,
} from '#core/exports/alarms/alarm-settings'
import { jsonInput, read, write } from './define.ts'
import { failureSchema } from './failure.ts'

/** Telling people when something fails, by e-mail and to the webhook of the reports. */
export const exportAlarmsCalls = {
  'exports.readAlarms': read({
    input: z.strictObject({}),
    output: z.strictObject({
      /** Null where nobody is told. */
      settings: alarmSettingsSchema.nullable(),
      /** What people were told of and is not over. */
      alarms: alarmBookSchema.shape.alarms,
      /** The newest messages, the newest first. */
      messages: z.array(
        alarmMessageSchema.pick({
          id: true,
          way: true,
          state: true,
          stateAt: true,
          failure: true,
          refused: true,
        }),
      ),
    }),
    reads: ['exportSettings'],
  }),
  /** Null tells nobody any more. */
  'exports.saveAlarms': write({
    input: z.strictObject({ settings: jsonInput<AlarmSettings | null>(20_000) }),
    output: z.null(),
  }),
  /** Sends a message in which nothing fails, by each way that is chosen, and says of each how it went. */
  'exports.testAlarms': write({
    input: z.strictObject({ settings: jsonInput<AlarmSettings>(20_000) }),
    output: z.array(z.strictObject({ way: alarmWaySchema, failure: failureSchema.nullable() })),
  }),
}
