import { type Result, success } from '#core/contract/failure'
import { type PaymentId, paymentIdSchema } from '#core/ids'
import type { Body } from '../calls/call.ts'
import { idText } from './read-id.ts'
import { readText, refuseText } from './read-text.ts'

/** One word such as `null`, `OK` or `maintenance`, a zero and a negative number name no payment. */
const named = /^(?=\w).*[1-9]/

/** The ID as plain text: one word with a number in it, so that no sentence and no page is taken for one. */
export const readPaymentId = async (body: Body, endpoint: string): Promise<Result<PaymentId>> => {
  const expecting = { endpoint, expected: 'paymentId' } as const
  const text = await readText(body, expecting)
  if (!text.ok) return text
  const id = idText(text.value)
  const parsed = paymentIdSchema.safeParse(id)
  return parsed.success && named.test(id) ? success(parsed.data) : refuseText(text.value, expecting)
}
