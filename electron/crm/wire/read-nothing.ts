import { type Result, success } from '#core/contract/failure'
import type { Body } from '../calls/call.ts'
import { readText, refuseText } from './read-text.ts'
import { isYes } from './yes-and-no.ts'

/** An answer that says nothing more than yes: a page, or a refusal in words, says that nothing was done. */
export const readNothing = async (body: Body, endpoint: string): Promise<Result<null>> => {
  const expecting = { endpoint, expected: 'nothing' } as const
  const text = await readText(body, expecting)
  if (!text.ok) return text
  return isYes(text.value.trim()) ? success(null) : refuseText(text.value, expecting)
}
