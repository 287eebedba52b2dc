import { z } from 'zod'
import { isTimeZone } from '#core/wall-time'

/** Where the vendor and its customers are: a time without a zone is on their clocks, until a person says otherwise. */
export const usualTimeZone = 'Europe/Prague'

/** The clock of a server. */
export const timeZoneSchema = z
  .string()
  .max(100)
  .refine(isTimeZone)
  .meta({ examples: [usualTimeZone] })
