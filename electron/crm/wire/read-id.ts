import type { z } from 'zod'
import { type Result, success } from '#core/contract/failure'
import { parseJson } from '#core/parse-json'
import type { Body } from '../calls/call.ts'
import { readText, refuseText } from './read-text.ts'

const idFields: readonly string[] = ['id', 'pictureid', 'picture-id', 'customerid', 'customer-id']

/** The digits of an ID: bare, quoted, or the one field of an object that is called so. */
const digitsOf = (text: string): string => {
  const value = /^["{]/.test(text) ? parseJson(text) : null
  if (typeof value === 'string') return value.trim()
  if (typeof value !== 'object' || value === null) return text
  const ids = Object.entries(value).filter(([name]) => idFields.includes(name.toLowerCase()))
  return ids.length === 1 ? String(ids[0]?.[1]) : text
}

/** An answer that is one positive integer and nothing else. */
export const readId = async <S extends z.ZodType>(
  body: Body,
  { endpoint, schema }: { readonly endpoint: string; readonly schema: S },
): Promise<Result<z.output<S>>> => {
  const expecting = { endpoint, expected: 'id' } as const
  const text = await readText(body, expecting)
  if (!text.ok) return text
  const id = digitsOf(text.value.trim())
  const parsed = /^\d{1,15}$/.test(id) ? schema.safeParse(Number(id)) : null
  return parsed?.success ? success(parsed.data) : refuseText(text.value, expecting)
}
