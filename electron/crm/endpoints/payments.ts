import { type Result, success } from '#core/contract/failure'
import type { PaymentId } from '#core/ids'
import type { Body } from '../calls/call.ts'
import type { Caller } from '../calls/caller.ts'
import { readPaymentId } from '../wire/payment-id.ts'
import type { CallInTurn } from './asking.ts'
import { timeouts } from './timeouts.ts'

interface NewPayment {
  /** The sender's own: a payment sent again under it is not booked a second time. */
  readonly id: string
  /** Parameters as a workspace maps them; the specification shows only `id` and `prescribedid`. */
  readonly parameters: readonly (readonly [name: string, text: string])[]
}

export interface BookedPayment {
  readonly paymentId: PaymentId
  /** Field-notes 4: 201 for a payment that was not known. */
  readonly isNew: boolean
}

const created = 201

export const payments = (caller: Pick<Caller, 'create'>) => ({
  addIncomingPayment: ({ account, signal, mayLeave }: CallInTurn, { id, parameters }: NewPayment) =>
    caller.create<BookedPayment>(
      {
        account,
        endpoint: 'add-incoming-payment',
        parameters: Object.fromEntries(parameters),
        timeoutMs: timeouts.wordsMs,
        signal,
        mayLeave,
        successes: [200, created],
        receive: readBooked,
      },
      outgoingSubject(id),
    ),
})

/** How a call of a payment is called among those whose outcome is unknown. */
export const outgoingSubject = (id: string): string => `payment ${id}`

const readBooked = async (body: Body): Promise<Result<BookedPayment>> => {
  const read = await readPaymentId(body, 'add-incoming-payment')
  return read.ok ? success({ paymentId: read.value, isNew: body.status === created }) : read
}
