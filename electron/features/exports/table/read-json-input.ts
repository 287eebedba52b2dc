import type { z } from 'zod'
import { failed, type Result, success } from '#core/contract/failure'

/** What crosses as text; the border knows only that it is one. */
export const readJsonInput = <T>(
  text: string,
  { schema, path }: { readonly schema: z.ZodType<T>; readonly path: string },
): Result<T> => {
  try {
    const read = schema.safeParse(JSON.parse(text))
    if (read.success) return success(read.data)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  return failed({ kind: 'invalidInput', path, rule: 'custom', again: 'afterFix' })
}
