import type { z } from 'zod'
import { type Result, success } from '#core/contract/failure'
import type { Body } from '../calls/call.ts'
import { readText, refuseText } from './read-text.ts'

/** An answer that is a bare positive integer and nothing else. */
export const readId = async <S extends z.ZodType>(
  body: Body,
  { endpoint, schema }: { readonly endpoint: string; readonly schema: S },
): Promise<Result<z.output<S>>> => {
  const expecting = { endpoint, expected: 'id' } as const
  const text = await readText(body, expecting)
  if (!text.ok) return text
  const id = text.value.trim()
  const parsed = /^\d{1,15}$/.test(id) ? schema.safeParse(Number(id)) : null
  return parsed?.success ? success(parsed.data) : refuseText(text.value, expecting)
}
