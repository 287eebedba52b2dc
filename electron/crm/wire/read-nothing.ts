import { type Result, success } from '#core/contract/failure'
import { parseJson } from '#core/parse-json'
import type { Body } from '../calls/call.ts'
import { readText, refuseText } from './read-text.ts'

const yes =
  /^"?(?:ok|done|success|successful|true|created|replaced|updated|saved|null|\d{1,15})[.!]?"?$/i
const yesFields: readonly string[] = ['success', 'ok', 'status', 'result']

/** Words that mean nothing but yes: several servers say so where another says nothing. */
export const isYes = (text: string): boolean => {
  if (text === '' || yes.test(text)) return true
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return false
  const entries = Object.entries(value)
  const told = entries.filter(([name]) => yesFields.includes(name.toLowerCase()))
  const hasError = entries.some(([name]) => /error|message/i.test(name))
  return !hasError && told.every(([, field]) => field === 200 || yes.test(String(field)))
}

/** An answer that says nothing more than yes: a page, or a refusal in words, says that nothing was done. */
export const readNothing = async (body: Body, endpoint: string): Promise<Result<null>> => {
  const expecting = { endpoint, expected: 'nothing' } as const
  const text = await readText(body, expecting)
  if (!text.ok) return text
  return isYes(text.value.trim()) ? success(null) : refuseText(text.value, expecting)
}
