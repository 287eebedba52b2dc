import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startForTest } from '../testing/start-for-test.ts'

const login = 'payments@demo'
const prescribedid = 4_000_001

test('a new payment answers 201 and its ID as plain text, the same one again 200 and the same ID', async () => {
  const sandbox = await startForTest()
  const payment = { id: 'bank-1', prescribedid, amount: '125000.50', currency: 'CZK' }
  const first = await sandbox.post('add-incoming-payment', payment, login)
  expect(first).toMatchObject({ status: 201, contentType: 'text/plain; charset=utf-8' })
  expect(first.text).toMatch(/^\d+$/)
  const again = await sandbox.post('add-incoming-payment', payment, login)
  expect(again).toMatchObject({ status: 200, text: first.text })
  const other = await sandbox.post('add-incoming-payment', { ...payment, id: 'bank-2' }, login)
  expect(other.status).toBe(201)
  expect(other.text).not.toBe(first.text)
})

test.each([
  ['no id', { amount: '1' }, 'Parameter missing: id.'],
  [
    'a word for the prescribed payment',
    { id: 'a', prescribedid: 'x' },
    'Incorrect parameter format: prescribedid.',
  ],
  [
    'an unknown prescribed payment',
    { id: 'a', prescribedid: 7 },
    'ID does not refer to a valid object.',
  ],
  ['a decimal comma', { id: 'a', amount: '1,5' }, 'Incorrect parameter format: amount.'],
  ['a word for the amount', { id: 'a', amount: 'much' }, 'Incorrect parameter format: amount.'],
  ['a currency in words', { id: 'a', currency: 'koruna' }, 'Incorrect parameter format: currency.'],
  ['a day that no month has', { id: 'a', date: '2026-02-30' }, 'Incorrect parameter format: date.'],
  [
    'a symbol of letters',
    { id: 'a', variablesymbol: 'VS1' },
    'Incorrect parameter format: variablesymbol.',
  ],
  [
    'customchangepaymentimplementation, which was dropped',
    { id: 'a', customchangepaymentimplementation: '1' },
    'Unexpected parameters found: customchangepaymentimplementation.',
  ],
  [
    'customchangepaymentfee, which was dropped',
    { id: 'a', customchangepaymentfee: '1' },
    'Unexpected parameters found: customchangepaymentfee.',
  ],
])('%s is refused with a message', async (_name, parameters, message) => {
  const sandbox = await startForTest()
  const answer = await sandbox.post('add-incoming-payment', parameters, login)
  expect(answer).toMatchObject({ status: 400, text: message })
})

test('what a project prescribes that is hidden from the API is unknown, and nothing is booked', async () => {
  const sandbox = await startForTest()
  const booked = await sandbox.control('GET', '/payments')
  for (const { id } of sandbox.projects) {
    await sandbox.control('PATCH', `/projects/${id}`, { hidden: true })
  }
  const answer = await sandbox.post('add-incoming-payment', { id: 'a', prescribedid }, login)
  expect(answer).toMatchObject({ status: 400, text: 'ID does not refer to a valid object.' })
  expect(await sandbox.control('GET', '/payments')).toEqual(booked)
})

test('an account of another area books nothing', async () => {
  const sandbox = await startForTest()
  const answer = await sandbox.post('add-incoming-payment', { id: 'a' }, 'exports@demo')
  expect(answer).toMatchObject({ status: 401, text: 'Not authorized.' })
})

test('whatever is sent how often, an id has one payment', async () => {
  const sandbox = await startForTest()
  const ids = new Map<string, string>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('a', 'b', 'c', 'ž 1'), { maxLength: 8 }),
      async (sent) => {
        for (const id of sent) {
          const { status, text } = await sandbox.post('add-incoming-payment', { id }, login)
          expect(status).toBe(ids.has(id) ? 200 : 201)
          expect(text).toBe(ids.get(id) ?? text)
          ids.set(id, text)
        }
      },
    ),
    { numRuns: 20 },
  )
  expect(new Set(ids.values()).size).toBe(ids.size)
})
