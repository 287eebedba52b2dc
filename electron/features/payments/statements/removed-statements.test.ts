import { expect, test } from 'vitest'
import {
  confirmAll,
  importFile,
  listPayments,
  sendAll,
  statementText,
} from '../../../wiring/testing/payments/acts.ts'
import { fileWith } from '../../../wiring/testing/payments/file-with.ts'
import { of, type PaymentsWorld } from '../../../wiring/testing/payments/payments-world.ts'
import { startPayments } from '../../../wiring/testing/payments/start-payments.ts'

const movement = (at: number) => ({ reference: `R${at}`, minor: 100_000 + at, symbol: `77${at}` })
const fileOf = (...numbers: readonly number[]) => fileWith(statementText(numbers.map(movement)))

const statesOf = async (world: PaymentsWorld) =>
  (await listPayments(world)).map(({ transaction, state }) => [
    transaction.variableSymbol,
    state.kind,
  ])

test('a statement that was removed is put back with what a person had decided', async () => {
  const { world } = await startPayments()
  const { statementId } = await importFile(world, fileOf(1, 2))
  await confirmAll(world)
  const before = [await statesOf(world), await world.call('payments.listStatements', of)]
  await world.call('payments.removeStatement', { ...of, statementId })
  expect(await statesOf(world)).toEqual([])
  await world.call('payments.putBackStatement', { ...of, statementId })
  expect([await statesOf(world), await world.call('payments.listStatements', of)]).toEqual(before)
  // It is there: a second press of the button finds nothing left to put back.
  await expect(
    world.call('payments.putBackStatement', { ...of, statementId }),
  ).rejects.toMatchObject({ failure: { reason: 'notFound' } })
  expect([await statesOf(world), await world.call('payments.listStatements', of)]).toEqual(before)
})

test('two statements that share a payment are put back in any order', async () => {
  const { world } = await startPayments()
  const first = await importFile(world, fileOf(1, 2))
  const second = await importFile(world, fileOf(2, 3))
  for (const { statementId } of [first, second]) {
    await world.call('payments.removeStatement', { ...of, statementId })
  }
  await world.call('payments.putBackStatement', { ...of, statementId: first.statementId })
  expect((await statesOf(world)).map(([symbol]) => symbol).sort()).toEqual(['771', '772'])
  await confirmAll(world)
  await world.call('payments.putBackStatement', { ...of, statementId: second.statementId })
  // What a person has said meanwhile of the payment that both have stays said.
  expect((await statesOf(world)).sort()).toEqual([
    ['771', 'confirmed'],
    ['772', 'confirmed'],
    ['773', 'new'],
  ])
})

test('what was imported once more since, and sent, is not offered a second time', async () => {
  const { world } = await startPayments()
  const path = fileOf(1)
  const { statementId } = await importFile(world, path)
  await world.call('payments.removeStatement', { ...of, statementId })
  await importFile(world, path)
  await confirmAll(world)
  await sendAll(world)
  await expect(
    world.call('payments.putBackStatement', { ...of, statementId }),
  ).rejects.toMatchObject({ failure: { reason: 'notFound' } })
  expect(await statesOf(world)).toEqual([['771', 'sent']])
})
