import { z } from 'zod'
import { isTimeZone, usualTimeZone } from '#core/wall-time'

/** The clock of a server. */
export const timeZoneSchema = z
  .string()
  .max(100)
  .refine(isTimeZone)
  .meta({ examples: [usualTimeZone] })
