import type { z } from 'zod'
import { type Result, success } from '#core/contract/failure'
import { parseJsonAsWritten } from '#core/parse-json'
import type { Body } from '../calls/call.ts'
import { type ExpectedText, readText, refuseText } from './read-text.ts'

interface ReadJsonInput<T> extends ExpectedText {
  readonly schema: z.ZodType<T>
}

/** Numbers come as they are written. Fields that the schema does not name are ignored; any other misfit refuses all. */
export const readJson = async <T>(
  body: Body,
  { schema, ...expecting }: ReadJsonInput<T>,
): Promise<Result<T>> => {
  const text = await readText(body, expecting)
  if (!text.ok) return text
  const parsed = schema.safeParse(parseJsonAsWritten(text.value))
  return parsed.success ? success(parsed.data) : refuseText(text.value, expecting)
}
