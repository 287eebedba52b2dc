import { expect, test } from 'vitest'
import type { InputOf } from '#core/contract/index'
import { importFile, statementText } from '../../../wiring/testing/payments/acts.ts'
import { fileWith } from '../../../wiring/testing/payments/file-with.ts'
import { of, type PaymentsWorld } from '../../../wiring/testing/payments/payments-world.ts'
import { startPayments } from '../../../wiring/testing/payments/start-payments.ts'

const movement = (at: number) => ({ reference: `R${at}`, minor: 100 * at, symbol: `77${at}` })

const listed = (world: PaymentsWorld, narrowed: Partial<InputOf<'payments.listPayments'>>) =>
  world.call('payments.listPayments', {
    ...of,
    scope: 'all',
    group: 'all',
    statementId: null,
    search: '',
    offset: 0,
    limit: 1,
    ...narrowed,
  })

const totalsOf = async (world: PaymentsWorld, narrowed = {}) =>
  (await listed(world, narrowed)).totals.map(({ listedMinor, notBookedMinor, alikeMinor }) => ({
    listedMinor,
    notBookedMinor,
    alikeMinor,
  }))

test('totals are about what is listed, and the same money in two statements is in them once', async () => {
  const { world } = await startPayments()
  await importFile(world, fileWith(statementText([1, 2].map(movement))))
  // The same money as the first, by a bank that does not number its payments this time.
  const unnumbered = { ...movement(1), reference: '' }
  const { statementId, twins } = await importFile(
    world,
    fileWith(statementText([unnumbered, movement(4)])),
  )
  expect(twins).toBe(1)
  expect(await totalsOf(world)).toEqual([
    { listedMinor: 700, notBookedMinor: 700, alikeMinor: 100 },
  ])
  expect(await totalsOf(world, { statementId })).toEqual([
    { listedMinor: 400, notBookedMinor: 400, alikeMinor: 100 },
  ])
  expect(await totalsOf(world, { search: '772' })).toEqual([
    { listedMinor: 200, notBookedMinor: 200, alikeMinor: 0 },
  ])
  expect(await totalsOf(world, { group: 'booked' })).toEqual([])
})
