import { z } from 'zod'

/** Names a record: a number, or the same as text. */
export const jsonId = z.union([
  z.int().positive(),
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
])

/** Text that may be missing. */
export const jsonText = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

/** A list; some servers write a single item without its brackets, and none as null. */
export const jsonList = <T>(item: z.ZodType<T>): z.ZodType<T[]> =>
  z.preprocess(
    (value) => (Array.isArray(value) ? value : value === null ? [] : [value]),
    z.array(item),
  )
