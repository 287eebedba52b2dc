import { expect, test } from 'vitest'
import { aboHead, aboMovement } from '#core/payments/testing/abo-lines'
import {
  confirmAll,
  importFile,
  listPayments,
  preview,
  readSending,
  sendAll,
} from '../../../wiring/testing/payments/acts.ts'
import { fileWith } from '../../../wiring/testing/payments/file-with.ts'
import { of, type PaymentsWorld } from '../../../wiring/testing/payments/payments-world.ts'
import { startPayments } from '../../../wiring/testing/payments/start-payments.ts'

const minor = 25_000_050
const told = { variableSymbol: '117', name: 'NOVAK JIRI' }
const credit = aboMovement({ minor, document: '1', ...told })
/** A credit that the bank takes back, by the usual codes. */
const storno = (day: string) => aboMovement({ minor, code: '5', document: '2', day, ...told })
const statement = (closing: number, ...movements: readonly string[]) =>
  fileWith([aboHead({ opening: 0, closing }), ...movements].join('\r\n'), 'vypis.gpc')

const standings = async (world: PaymentsWorld) =>
  (await listPayments(world)).map(({ state, reversedOn }) => [state.kind, reversedOn])

test('a booked payment that the bank takes back the next day is named before and marked after the import', async () => {
  const { world } = await startPayments()
  await importFile(world, statement(minor, credit))
  await confirmAll(world)
  expect(await sendAll(world)).toBeNull()
  const next = statement(-minor, storno('211126'))
  const { reversals, reversalCount, counts } = await preview(world, next)
  expect(reversals).toMatchObject([
    { transaction: { amountMinor: -minor }, entry: { state: { kind: 'sent' } } },
  ])
  expect([reversalCount, counts.notIncoming]).toEqual([1, 1])
  const { statementId, reversed } = await importFile(world, next)
  expect(reversed).toBe(1)
  expect(await standings(world)).toEqual([['sent', '2026-11-21']])
  // It is among the payments of the statement that takes it back.
  const page = { ...of, scope: 'all', group: 'all', search: '', offset: 0, limit: 10 } as const
  expect(await world.call('payments.listPayments', { ...page, statementId })).toMatchObject({
    total: 1,
  })
  // The same statement once more takes nothing else back, and says nothing new.
  expect(await preview(world, next)).toMatchObject({ reversals: [], reversalCount: 0 })
  const again = await importFile(world, next)
  expect(again.reversed).toBe(0)
  expect(await standings(world)).toEqual([['sent', '2026-11-21']])
  expect(
    await world.call('payments.listPayments', { ...page, statementId: again.statementId }),
  ).toMatchObject({ total: 1 })
})

test('a payment that comes and is taken back in one statement waits for a person who has seen that', async () => {
  const { world } = await startPayments()
  const imported = await importFile(world, statement(0, credit, storno('201126')))
  expect(imported).toMatchObject({ added: 1, notIncoming: 1, reversed: 1 })
  expect(await standings(world)).toEqual([['new', '2026-11-20']])
  await confirmAll(world)
  expect((await readSending(world)).preview.calls).toEqual([])
})

test('a payment that is taken back before it is sent is confirmed no longer', async () => {
  const { world } = await startPayments()
  await importFile(world, statement(minor, credit))
  await confirmAll(world)
  await importFile(world, statement(-minor, storno('211126')))
  expect(await standings(world)).toEqual([['new', '2026-11-21']])
  expect((await readSending(world)).preview.calls).toEqual([])
})

test('what a person confirms in spite of the mark stays confirmed where the reversal comes again', async () => {
  const { world } = await startPayments()
  await importFile(world, statement(minor, credit))
  await importFile(world, statement(-minor, storno('211126')))
  const [{ key } = { key: '' }] = await listPayments(world)
  const payments = [{ key, prescribedPaymentId: null, isNoTwin: true }]
  await world.call('payments.confirmPayments', { ...of, payments })
  expect(await standings(world)).toEqual([['confirmed', '2026-11-21']])
  const month = statement(0, credit, storno('211126'))
  expect(await preview(world, month)).toMatchObject({ reversalCount: 0 })
  expect(await importFile(world, month)).toMatchObject({ known: 1, reversed: 0 })
  expect(await standings(world)).toEqual([['confirmed', '2026-11-21']])
})

test('a reversal that comes before its payment marks it when it is imported again', async () => {
  const { world } = await startPayments()
  const later = statement(-minor, storno('211126'))
  expect(await importFile(world, later)).toMatchObject({ added: 0, reversed: 0 })
  await importFile(world, statement(minor, credit))
  expect(await standings(world)).toEqual([['new', undefined]])
  expect(await preview(world, later)).toMatchObject({
    reversalCount: 1,
    reversals: [{ entry: { state: { kind: 'new' } } }],
  })
  expect(await importFile(world, later)).toMatchObject({ reversed: 1 })
  expect(await standings(world)).toEqual([['new', '2026-11-21']])
})

test('a reversal of what was never imported is named too', async () => {
  const { world } = await startPayments()
  const { reversals } = await preview(world, statement(-minor, storno('211126')))
  expect(reversals).toMatchObject([{ transaction: { variableSymbol: '117' }, entry: null }])
})
