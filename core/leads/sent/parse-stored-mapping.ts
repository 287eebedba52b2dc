import { z } from 'zod'
import { recogniseSentColumns, type SentMapping, sentMappingSchema } from './sent-columns.ts'

const titledSchema = z.looseObject({
  titles: z.array(z.string()),
  columns: z.record(z.string(), z.unknown()),
})

/**
 * Parses a stored mapping. One that an earlier version stored lacks the clock shift and some columns, which are filled
 * in. Null where it cannot be read.
 */
export const parseStoredMapping = (stored: unknown): SentMapping | null => {
  const titled = titledSchema.safeParse(stored).data
  if (titled === undefined) return null
  const taken = Object.values(titled.columns)
  const free = Object.entries(recogniseSentColumns(titled.titles)).map(
    ([column, at]) => [column, taken.includes(at) ? null : at] as const,
  )
  const whole = {
    clockShiftMs: 0,
    ...titled,
    columns: { ...Object.fromEntries(free), ...titled.columns },
  }
  return sentMappingSchema.safeParse(whole).data ?? null
}
