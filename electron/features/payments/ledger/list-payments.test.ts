import { expect, test } from 'vitest'
import type { InputOf } from '#core/contract/index'
import { fromJson } from '#core/json'
import {
  confirmAll,
  finished,
  importFile,
  preview,
  statementText,
} from '../../../wiring/testing/payments/acts.ts'
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
    limit: 100,
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
  const path = fileWith(statementText([unnumbered, movement(4)]))
  expect((await preview(world, path)).counts).toMatchObject({ twin: 1, new: 1, known: 0 })
  const { statementId, twins } = await importFile(world, path)
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

const symbolsOf = async (world: PaymentsWorld, narrowed = {}) =>
  fromJson((await listed(world, narrowed)).payments).map(
    ({ transaction }) => transaction.variableSymbol,
  )

test('the payments of a statement are in the order of its lines', async () => {
  const { world } = await startPayments()
  const order = [3, 1, 7, 2, 9, 4]
  const { statementId } = await importFile(world, fileWith(statementText(order.map(movement))))
  const wanted = order.map((at) => `77${at}`)
  expect(await symbolsOf(world, { statementId })).toEqual(wanted)
  expect(await symbolsOf(world)).toEqual(wanted)
})

test('a payment says what it is for, and is found by that and by its amount', async () => {
  const { world } = await startPayments()
  const refresh = await world.call('payments.refreshExports', of)
  expect(await finished(world, refresh.jobId)).toBeNull()
  const { prescribed } = await world.call('payments.findPrescribed', { ...of, search: '' })
  const open = fromJson(prescribed).find(
    ({ amountMinor, paidMinor, unit, customer, kind }) =>
      paidMinor !== null && paidMinor < amountMinor && unit && customer && kind,
  )
  if (!open?.variableSymbol || !open.unit || !open.customer) throw new Error('nothing is open')
  const minor = open.amountMinor - (open.paidMinor ?? 0)
  const paid = { reference: 'A', minor, symbol: open.variableSymbol }
  await importFile(world, fileWith(statementText([paid, movement(5)])))
  const [row] = fromJson((await listed(world, {})).payments)
  expect(row?.prescribed[0]).toMatchObject(open)
  const whole = String(Math.floor(minor / 100))
  const { unit, customer } = open
  const searches = [unit, unit.toLowerCase(), customer, whole]
  for (const search of searches) expect(await symbolsOf(world, { search })).toEqual([paid.symbol])
  expect(await symbolsOf(world, { search: '5' })).toContain('775')
  expect(await symbolsOf(world, { search: 'nobody of this name' })).toEqual([])
  await confirmAll(world)
  for (const search of searches) expect(await symbolsOf(world, { search })).toEqual([paid.symbol])
  const found = await world.call('payments.findPrescribed', { ...of, search: customer })
  expect(fromJson(found.prescribed)).toContainEqual(open)
})
