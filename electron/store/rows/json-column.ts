import { z } from 'zod'

/** A column with JSON in it. */
export const jsonColumn = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema)
