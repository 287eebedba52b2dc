import { expect, test } from 'vitest'
import type { NewPayment } from '#core/payments/new-payment'
import { startClient } from '../testing/start-client.ts'

const payment: NewPayment = {
  id: '2026-11-21/17',
  prescribedPaymentId: null,
  amountMinor: 25_000_050,
  currency: 'CZK',
  paidOn: '2026-11-20',
  variableSymbol: '2026000117',
  account: '123456789/0100',
  message: 'Záloha',
}

test('a payment is booked once, however often it is sent', async () => {
  const { client, asking } = await startClient('payments@demo')
  const first = await client.addIncomingPayment(asking, payment)
  expect(first).toMatchObject({ ok: true, value: { isNew: true } })
  expect(await client.addIncomingPayment(asking, payment)).toEqual({
    ok: true,
    value: { paymentId: first.ok && first.value.paymentId, isNew: false },
  })
})

test('a payment for a prescription that there is not is refused in the words of the server', async () => {
  const { client, asking } = await startClient('payments@demo')
  const stray = { ...payment, prescribedPaymentId: 7 }
  expect(await client.addIncomingPayment(asking, stray)).toMatchObject({
    failure: { kind: 'refused', message: 'ID does not refer to a valid object.' },
  })
})

test('a payment whose answer is lost is not sent again by itself', async () => {
  const { client, asking, fault, recorded } = await startClient('payments@demo')
  await fault('add-incoming-payment', { kind: 'resetAfter' })
  expect(await client.addIncomingPayment(asking, payment)).toMatchObject({
    failure: { kind: 'unknownOutcome' },
  })
  expect(await recorded()).toHaveLength(1)
})
