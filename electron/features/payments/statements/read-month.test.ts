import { expect, test } from 'vitest'
import { fromJson } from '#core/json'
import { sumOf } from '#core/payments/statements/reconcile-month'
import {
  confirmAll,
  importFile,
  sendAll,
  statementText,
} from '../../../wiring/testing/payments/acts.ts'
import { fileWith } from '../../../wiring/testing/payments/file-with.ts'
import { of, type PaymentsWorld } from '../../../wiring/testing/payments/payments-world.ts'
import { startPayments } from '../../../wiring/testing/payments/start-payments.ts'

const movement = (at: number, minor = 100_000 + at) => ({
  reference: `R${at}`,
  minor,
  symbol: `77${at}`,
})

const monthOf = async (world: PaymentsWorld, month: number) =>
  fromJson((await world.call('payments.readMonth', { ...of, year: 2026, month })).accounts)

test('a month goes from the opening balance of its statement to the closing one, with what is booked and what is not', async () => {
  const { world } = await startPayments()
  await importFile(world, fileWith(statementText([movement(1), movement(2)])))
  await confirmAll(world)
  expect(await sendAll(world)).toBeNull()
  const more = [movement(1), movement(2), movement(3), movement(4, -50_000)]
  await importFile(world, fileWith(statementText(more)))
  const [account, ...others] = await monthOf(world, 11)
  expect(others).toEqual([])
  expect(account).toMatchObject({
    currency: 'CZK',
    opening: { day: '2026-11-01', minor: 100_000 },
    debitMinor: 50_000,
    closing: { day: '2026-11-30', minor: 350_006 },
    differenceMinor: 0,
    missing: [],
    maybe: [],
    alike: [],
  })
  expect(account?.booked.map(({ state }) => state.kind)).toEqual(['sent', 'sent'])
  expect(sumOf(account?.booked ?? [])).toBe(200_003)
  expect(account?.notBooked).toMatchObject([{ state: { kind: 'new' }, match: null }])
  expect(sumOf(account?.notBooked ?? [])).toBe(100_003)
  expect(await monthOf(world, 10)).toEqual([])
})
