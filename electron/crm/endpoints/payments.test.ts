import { expect, test } from 'vitest'
import { startClient } from '../testing/start-client.ts'

const payment = {
  id: '2026-11-21/17',
  parameters: [
    ['id', '2026-11-21/17'],
    ['amount', '250000.50'],
    ['currency', 'CZK'],
    ['date', '2026-11-20'],
    ['variablesymbol', '2026000117'],
    ['account', '123456789/0100'],
    ['message', 'Záloha'],
  ],
} as const

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
  const prescribed = ['prescribedid', '7'] as const
  const stray = { ...payment, parameters: [...payment.parameters, prescribed] }
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
