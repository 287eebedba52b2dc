import { type Result, success } from '#core/contract/failure'
import type { PaymentId } from '#core/ids'
import { minorToDecimal } from '#core/money'
import type { NewPayment } from '#core/payments/new-payment'
import type { Body } from '../call.ts'
import type { Caller } from '../caller.ts'
import { readPaymentId } from '../wire/payment-id.ts'
import type { Asking } from './asking.ts'
import { sent } from './sent.ts'
import { timeouts } from './timeouts.ts'

interface BookedPayment {
  readonly paymentId: PaymentId
  /** Field-notes 4: 201 for a payment that was not known. */
  readonly isNew: boolean
}

const created = 201

export const payments = (caller: Pick<Caller, 'create'>) => ({
  addIncomingPayment: ({ account, signal }: Asking, payment: NewPayment) =>
    caller.create<BookedPayment>(
      {
        account,
        endpoint: 'add-incoming-payment',
        parameters: toParameters(payment),
        timeoutMs: timeouts.wordsMs,
        signal,
        successes: [200, created],
        receive: readBooked,
      },
      `payment ${payment.id}`,
    ),
})

const toParameters = (payment: NewPayment) =>
  sent({
    id: payment.id,
    prescribedid: payment.prescribedPaymentId,
    amount: payment.amountMinor === null ? null : minorToDecimal(payment.amountMinor),
    currency: payment.currency,
    date: payment.paidOn,
    variablesymbol: payment.variableSymbol,
    account: payment.account,
    message: payment.message,
  })

const readBooked = async (body: Body): Promise<Result<BookedPayment>> => {
  const read = await readPaymentId(body, 'add-incoming-payment')
  return read.ok ? success({ paymentId: read.value, isNew: body.status === created }) : read
}
