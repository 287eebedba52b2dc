import { type Result, success } from '#core/contract/failure'
import { type PaymentId, paymentIdSchema } from '#core/ids'
import type { Body } from '../calls/call.ts'
import { idText } from './read-id.ts'
import { readText, refuseText } from './read-text.ts'

/** The ID as plain text: one word of it, so that no sentence and no page is taken for one. */
export const readPaymentId = async (body: Body, endpoint: string): Promise<Result<PaymentId>> => {
  const expecting = { endpoint, expected: 'paymentId' } as const
  const text = await readText(body, expecting)
  if (!text.ok) return text
  const parsed = paymentIdSchema.safeParse(idText(text.value))
  return parsed.success ? success(parsed.data) : refuseText(text.value, expecting)
}
