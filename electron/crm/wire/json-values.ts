import { z } from 'zod'

/** The ID of a record, as text; one of more digits than a number keeps would be another one, and is none. */
export const jsonId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)

/** Text that may be missing. */
export const jsonText = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

/** An object that holds nothing but a list is that list. */
export const unwrapped = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  const [only, ...others] = Object.values(value) as unknown[]
  return Array.isArray(only) && others.length === 0 && !Array.isArray(value) ? only : value
}

/** A list; some servers write a single item without its brackets, and none as null. */
export const jsonList = <T>(item: z.ZodType<T>): z.ZodType<T[]> =>
  z.preprocess(
    (value) => (Array.isArray(value) ? value : value === null ? [] : [value]),
    z.array(item),
  )
