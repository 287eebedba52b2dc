import { z } from 'zod'
import { recogniseSentColumns, type SentMapping, sentMappingSchema } from './sent-columns.ts'

const titledSchema = z.looseObject({
  titles: z.array(z.string()),
  columns: z.record(z.string(), z.unknown()),
})

/**
 * A mapping as it was kept, maybe by an earlier version: that knew of no clock that is wrong, and of no answers of the
 * CRM. Null of what cannot be read.
 */
export const keptMapping = (kept: unknown): SentMapping | null => {
  const titled = titledSchema.safeParse(kept).data
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
