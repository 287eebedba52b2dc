import { z } from 'zod'
import { recogniseSentColumns, type SentMapping, sentMappingSchema } from './sent-columns.ts'

const titledSchema = z.looseObject({
  titles: z.array(z.string()),
  columns: z.record(z.string(), z.unknown()),
})

/**
 * Parses a stored mapping. One that an earlier version stored lacks the clock shift and the columns of answers, which
 * are filled in. Null where it cannot be read.
 */
export const parseStoredMapping = (stored: unknown): SentMapping | null => {
  const titled = titledSchema.safeParse(stored).data
  if (titled === undefined) return null
  const { httpStatus, answer } = recogniseSentColumns(titled.titles)
  const taken = Object.values(titled.columns)
  const free = (at: number | null) => (taken.includes(at) ? null : at)
  const whole = {
    clockShiftMs: 0,
    ...titled,
    columns: { httpStatus: free(httpStatus), answer: free(answer), ...titled.columns },
  }
  return sentMappingSchema.safeParse(whole).data ?? null
}
