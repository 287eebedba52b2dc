import type { z } from 'zod'
import { failed, type Result, success } from '#core/contract/failure'
import { parseJson } from '#core/parse-json'

/** Parses input that crosses as text, of which the border knows only that it is one. */
export const readJsonInput = <T>(
  text: string,
  { schema, path }: { readonly schema: z.ZodType<T>; readonly path: string },
): Result<T> => {
  const read = schema.safeParse(parseJson(text))
  return read.success
    ? success(read.data)
    : failed({ kind: 'invalidInput', path, rule: 'custom', again: 'afterFix' })
}
