import { expect, test } from 'vitest'
import { fromJson } from '#core/json'
import { startFromBackup } from '../../../store/recovery/start-from-backup.ts'
import {
  confirmAll,
  finished,
  importFile,
  listPayments,
  readSending,
  received,
  sendAll,
  statementText,
} from '../../../wiring/testing/payments/acts.ts'
import { fileWith } from '../../../wiring/testing/payments/file-with.ts'
import { of, type PaymentsWorld } from '../../../wiring/testing/payments/payments-world.ts'
import { startPayments } from '../../../wiring/testing/payments/start-payments.ts'

const three = [1, 2, 3].map((at) => ({
  reference: `R${at}`,
  minor: 100_000 + at,
  symbol: `77${at}`,
}))
const fourth = { reference: 'R4', minor: 100_004, symbol: '774' }
const statement = statementText(three)

const standings = async (world: PaymentsWorld) =>
  (await listPayments(world)).map(({ state, looksBooked }) =>
    looksBooked ? `${state.kind}, looks booked` : state.kind,
  )

const askCrm = async (world: PaymentsWorld): Promise<void> => {
  const { jobId } = await world.call('payments.refreshExports', of)
  expect(await finished(world, jobId)).toBeNull()
}

/** Three payments are sent, and the store is again as it was before `backUpAfter` was over. */
const startRestored = async (backUpAfter: 'nothing' | 'import' | 'confirm') => {
  const { world, sandbox, clock, directory, startAgain } = await startPayments()
  const step = async (name: typeof backUpAfter, act: () => Promise<unknown>) => {
    await act()
    if (name === backUpAfter) await world.store.backUp('now')
  }
  await step('nothing', () => Promise.resolve())
  await step('import', () => importFile(world, fileWith(statement)))
  await step('confirm', () => confirmAll(world))
  expect(await sendAll(world)).toBeNull()
  await world.end()
  clock.moveTo(clock.now() + 1_000)
  expect(startFromBackup({ directory, clock })).toEqual({ ok: true, value: null })
  const later = await startAgain()
  clock.moveTo(clock.now() + 1_000)
  const goOn = () => clock.moveTo(clock.now() + 1_000)
  return { world: later, sandbox, startAgain, goOn }
}

test('nothing is sent or accepted before the CRM was asked after the restore', async () => {
  const { world, sandbox } = await startRestored('confirm')
  expect(await standings(world)).toEqual(['confirmed', 'confirmed', 'confirmed'])
  expect(await world.call('payments.readTotals', of)).toMatchObject({ isRestored: true })
  expect(await sendAll(world)).toMatchObject({ reason: 'ledgerRestored' })
  expect((await readSending(world)).preview.restored).toMatchObject({ isCompared: false })
  await expect(world.call('payments.acceptRestored', of)).rejects.toMatchObject({
    failure: { kind: 'notAllowed', reason: 'ledgerRestored' },
  })
  expect(await world.call('payments.readTotals', of)).toMatchObject({ isRestored: true })
  expect(await received(sandbox)).toHaveLength(3)
})

test('what was confirmed in the backup and looks booked is no longer confirmed once it is accepted', async () => {
  const { world, sandbox, startAgain } = await startRestored('confirm')
  await askCrm(world)
  const { restored } = (await readSending(world)).preview
  expect(restored).toMatchObject({ isCompared: true, missing: [], unread: 0 })
  expect(restored?.looksBooked).toHaveLength(3)
  await world.call('payments.acceptRestored', of)
  expect(await standings(world)).toEqual(Array(3).fill('new, looks booked'))
  expect(await sendAll(world)).toBeNull()
  expect(await received(sandbox)).toHaveLength(3)
  await world.end()
  // What a person has said once is not asked again at the next start.
  const last = await startAgain()
  expect(await last.call('payments.readTotals', of)).toMatchObject({ isRestored: false })
})

test('a statement that is imported after a backup older than it does not send its payments again', async () => {
  const { world, sandbox } = await startRestored('nothing')
  await askCrm(world)
  expect((await readSending(world)).preview.restored?.looksBooked).toEqual([])
  await world.call('payments.acceptRestored', of)
  await importFile(world, fileWith(statementText([...three, fourth])))
  expect((await standings(world)).sort()).toEqual(['new', ...Array(3).fill('new, looks booked')])
  const rows = await listPayments(world)
  const payments = rows.map(({ key }) => ({ key, prescribedPaymentId: null, isNoTwin: false }))
  const confirmed = await world.call('payments.confirmPayments', { ...of, payments })
  expect(confirmed).toMatchObject({ changed: 1, maybeTwins: { length: 3 } })
  expect(await sendAll(world)).toBeNull()
  expect((await received(sandbox)).map(({ vs }) => vs)).toHaveLength(4)
  const ids = (await received(sandbox)).map(({ id }) => id)
  expect(new Set(ids).size).toBe(4)
})

test('what the CRM has is booked as its payment although this ledger never sent it, and the totals say so', async () => {
  const { world, sandbox } = await startRestored('import')
  await askCrm(world)
  expect((await readSending(world)).preview.restored?.certain).toHaveLength(3)
  const { settled } = await world.call('payments.settleFound', of)
  expect(settled).toHaveLength(3)
  const rows = await listPayments(world)
  expect(rows.map(({ state, sends }) => [state.kind, sends])).toEqual(Array(3).fill(['settled', 0]))
  const numbers = rows.map(({ state }) => 'paymentId' in state && state.paymentId)
  expect(new Set(numbers).size).toBe(3)
  expect((await world.call('payments.readTotals', of)).totals).toMatchObject([
    { importedMinor: 300_006, bookedMinor: 300_006, notBookedMinor: 0 },
  ])
  await world.call('payments.movePayments', { ...of, keys: settled, move: 'reopen' })
  const acts = world.store.db.prepare("SELECT outcome FROM audit WHERE kind = 'settlement'").pluck()
  expect(acts.all()).toEqual([...settled.map(() => 'done'), ...settled.map(() => 'removed')])
  expect(await standings(world)).toEqual(Array(3).fill('new, looks booked'))
  await world.call('payments.settleFound', of)
  await world.call('payments.acceptRestored', of)
  await confirmAll(world)
  expect(await sendAll(world)).toBeNull()
  expect(await received(sandbox)).toHaveLength(3)
})

test('a statement that was removed before the ledger is accepted is not put back behind it', async () => {
  const { world } = await startRestored('import')
  const { statements } = await world.call('payments.listStatements', of)
  const [statement] = fromJson(statements)
  const statementId = statement?.id ?? expect.fail('there is no statement')
  await askCrm(world)
  await world.call('payments.removeStatement', { ...of, statementId })
  await world.call('payments.acceptRestored', of)
  // Its payments were not there to be compared with what the CRM has.
  await expect(
    world.call('payments.putBackStatement', { ...of, statementId }),
  ).rejects.toMatchObject({ failure: { reason: 'notFound' } })
})

test('a person who has seen what the CRM has may say that it is another payment', async () => {
  const { world, sandbox, goOn } = await startRestored('import')
  await askCrm(world)
  goOn()
  const [row] = await listPayments(world)
  const key = row?.key ?? expect.fail('there are no payments')
  const payments = [{ key, prescribedPaymentId: null, isNoTwin: true }]
  expect(await world.call('payments.confirmPayments', { ...of, payments })).toEqual({
    changed: 1,
    maybeTwins: [],
  })
  await world.call('payments.acceptRestored', of)
  expect(await sendAll(world)).toBeNull()
  expect(await received(sandbox)).toHaveLength(4)
})
