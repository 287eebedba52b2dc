import type { z } from 'zod'
import { type Result, success } from '#core/contract/failure'
import { parseJsonAsWritten } from '#core/parse-json'
import type { Body } from '../calls/call.ts'
import { readText, refuseText } from './read-text.ts'
import { isYes, saysNo } from './yes-and-no.ts'

const idFields: readonly string[] = ['id', 'pictureid', 'customerid']

/** The text of an ID: bare, quoted, or the one field of an object that is called so, unless the object says no. */
export const idText = (answer: string): string => {
  const text = answer.trim()
  const value = /^["{]/.test(text) ? parseJsonAsWritten(text) : null
  if (typeof value === 'string') return value.trim()
  if (typeof value !== 'object' || value === null || saysNo(value)) return text
  const ids = Object.entries(value).filter(([name]) =>
    idFields.includes(name.toLowerCase().replace(/[-_]/, '')),
  )
  return ids.length === 1 ? String(ids[0]?.[1]) : text
}

interface IdRules<S extends z.ZodType> {
  readonly endpoint: string
  readonly schema: S
}

const parseId = <S extends z.ZodType>(text: string, schema: S): z.output<S> | null => {
  const id = idText(text)
  return /^\d{1,15}$/.test(id) ? (schema.safeParse(Number(id)).data ?? null) : null
}

/** An answer that is one positive integer and nothing else. */
export const readId = async <S extends z.ZodType>(
  body: Body,
  { endpoint, schema }: IdRules<S>,
): Promise<Result<z.output<S>>> => {
  const expecting = { endpoint, expected: 'id' } as const
  const text = await readText(body, expecting)
  if (!text.ok) return text
  const id = parseId(text.value, schema)
  return id === null ? refuseText(text.value, expecting) : success(id)
}

/** Null where the answer says no more than yes: it was done, under an ID that nobody has told. */
export const readIdOrYes = async <S extends z.ZodType>(
  body: Body,
  { endpoint, schema }: IdRules<S>,
): Promise<Result<z.output<S> | null>> => {
  const expecting = { endpoint, expected: 'id' } as const
  const text = await readText(body, expecting)
  if (!text.ok) return text
  const id = parseId(text.value, schema)
  return id === null && !isYes(text.value.trim()) ? refuseText(text.value, expecting) : success(id)
}
