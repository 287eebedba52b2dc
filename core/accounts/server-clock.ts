import { z } from 'zod'
import { isTimeZone, usualTimeZone } from '#core/wall-time'

/** The time zone of a server's clock. */
export const timeZoneSchema = z
  .string()
  .max(100)
  .refine(isTimeZone)
  .meta({ examples: [usualTimeZone] })
