import { type Result, success } from '#core/contract/failure'
import type { Body } from '../calls/call.ts'
import { readText, refuseText } from './read-text.ts'

/** An answer without a body: the page of a proxy, with a status that means success, says that nothing was done. */
export const readNothing = async (body: Body, endpoint: string): Promise<Result<null>> => {
  const expecting = { endpoint, expected: 'nothing' } as const
  const text = await readText(body, expecting)
  if (!text.ok) return text
  return text.value.trim() === '' ? success(null) : refuseText(text.value, expecting)
}
