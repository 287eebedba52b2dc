import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { read, utils } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { fromJson } from '#core/json'
import { usualPaymentSettings } from '#core/payments/ledger/payment-settings'
import {
  recogniseColumns,
  type StatementMapping,
} from '#core/payments/statements/statement-mapping'
import { ownPaymentId } from '#core/payments/statements/transaction-key'
import { reportWords } from '#core/payments/testing/report-words'
import {
  confirmAll,
  finished,
  importFile,
  listPayments,
  preview,
  readSending,
  received,
  sendAll,
  statementText,
} from '../../wiring/testing/payments/acts.ts'
import { fileWith } from '../../wiring/testing/payments/file-with.ts'
import { of } from '../../wiring/testing/payments/payments-world.ts'
import { startPayments } from '../../wiring/testing/payments/start-payments.ts'

const movement = (at: number, minor = 100_000 + at) => ({
  reference: `R${at}`,
  minor,
  symbol: `77${at}`,
})
const three = [movement(1), movement(2), movement(3)]

const sheetsOf = (path: string) => {
  const { SheetNames, Sheets } = read(readFileSync(path))
  return SheetNames.map((name) =>
    utils.sheet_to_json<Record<string, unknown>>(Sheets[name] ?? {}, { defval: '' }),
  )
}

const startConfirmed = async () => {
  const started = await startPayments()
  await importFile(started.world, fileWith(statementText(three)))
  await confirmAll(started.world)
  return started
}

const statesOf = async (world: Parameters<typeof listPayments>[0]) =>
  (await listPayments(world)).map(({ state }) => state.kind).sort()

test('what is reviewed is what arrives, once, with an ID of its own', async () => {
  const { world, sandbox } = await startConfirmed()
  const { preview: reviewed } = await readSending(world)
  expect(reviewed).toMatchObject({ totals: [{ currency: 'CZK', count: 3, amountMinor: 300_006 }] })
  expect(await sendAll(world)).toBeNull()
  const arrived = await received(sandbox)
  expect(arrived.map((parameters) => Object.entries(parameters))).toEqual(
    reviewed.calls.map(({ parameters }) => parameters.map(([name, text]) => [name, text])),
  )
  expect(await statesOf(world)).toEqual(['sent', 'sent', 'sent'])
  const again = await sendAll(world)
  expect(again).toBeNull()
  expect(await received(sandbox)).toHaveLength(3)
})

test('a statement that overlaps shows what is booked, and adds what is not', async () => {
  const { world, sandbox } = await startConfirmed()
  const known = { booked: 0, known: 3, new: 0 }
  expect((await preview(world, fileWith(statementText(three)))).counts).toMatchObject(known)
  await sendAll(world)
  const out = [movement(5, -100), movement(6, 0)]
  const longer = fileWith(statementText([...three, movement(4), ...out]))
  const counts = { booked: 3, new: 1, known: 0, twin: 0, notIncoming: 2 }
  expect((await preview(world, longer)).counts).toEqual(counts)
  expect(await importFile(world, longer)).toMatchObject({ added: 1, known: 3, booked: 3 })
  await confirmAll(world)
  await sendAll(world)
  const ids = (await received(sandbox)).map(({ id }) => id)
  expect(new Set(ids).size).toBe(4)
  expect(ids).toHaveLength(4)
})

test('a lost answer ends the run and stays unknown until a person says what happened', async () => {
  const { world, sandbox, fault, startAgain } = await startConfirmed()
  await fault({ kind: 'resetAfter' })
  expect(await sendAll(world)).toMatchObject({ kind: 'unknownOutcome' })
  expect(await statesOf(world)).toEqual(['confirmed', 'confirmed', 'unknown'])
  await world.end()
  const later = await startAgain()
  await sendAll(later)
  expect(await statesOf(later)).toEqual(['sent', 'sent', 'unknown'])
  const lost = (await listPayments(later)).find(({ state }) => state.kind === 'unknown')
  if (!lost) throw new Error('nothing is unknown')
  const refresh = await later.call('payments.refreshExports', of)
  expect(await finished(later, refresh.jobId)).toBeNull()
  const { evidence } = await later.call('payments.readEvidence', { ...of, key: lost.key })
  const [found] = fromJson(evidence).found
  expect(found).toMatchObject({ payment: { amountMinor: lost.transaction.amountMinor } })
  if (found === undefined) throw new Error('nothing was found')
  const outcome = { outcome: 'booked', paymentId: found.paymentId } as const
  await later.call('payments.settlePayment', { ...of, key: lost.key, ...outcome })
  const ids = (await received(sandbox)).map(({ id }) => id)
  expect(ids.filter((id) => id === ownPaymentId(lost.key))).toHaveLength(1)
  const { totals } = await later.call('payments.readTotals', of)
  expect(totals).toEqual([
    {
      currency: 'CZK',
      importedMinor: 300_006,
      bookedMinor: 300_006,
      notBookedMinor: 0,
      maybeMinor: 0,
    },
  ])
})

test('what a person says of the call in Activity is said of the payment too', async () => {
  const { world, fault } = await startConfirmed()
  await fault({ kind: 'resetBefore' })
  await sendAll(world)
  const id = world.store.db
    .prepare("SELECT id FROM outgoing_call WHERE state = 'unknown'")
    .pluck()
    .get() as number
  expect(world.settleCall({ id, arrived: false })).toEqual({ ok: true, value: null })
  expect(await statesOf(world)).toEqual(['confirmed', 'confirmed', 'settled'])
  const left = world.store.db.prepare("SELECT count(*) FROM outgoing_call WHERE state = 'unknown'")
  expect(left.pluck().get()).toBe(0)
})

test('three refusals of one kind end the run, and nothing behind them is sent', async () => {
  const { world, sandbox } = await startPayments()
  const five = [1, 2, 3, 4, 5].map((at) => movement(at))
  await importFile(world, fileWith(statementText(five)))
  await confirmAll(world)
  const { mapping, ...settings } = usualPaymentSettings
  const odd = { parameter: 'invented', value: { kind: 'fixed', text: 'x' } } as const
  await world.call('payments.saveSettings', {
    ...of,
    settings: { ...settings, mapping: { ...mapping, parameters: [...mapping.parameters, odd] } },
  })
  expect(await sendAll(world)).toMatchObject({ kind: 'refused' })
  expect(await received(sandbox)).toHaveLength(3)
  expect(await statesOf(world)).toEqual(['confirmed', 'confirmed', 'refused', 'refused', 'refused'])
})

test('payments that change after the review are not sent', async () => {
  const { world, sandbox } = await startConfirmed()
  const { revision } = await readSending(world)
  const [first] = await listPayments(world)
  if (!first) throw new Error('there are no payments')
  const withdrawn = { ...of, keys: [first.key], move: 'withdraw' as const }
  expect(await world.call('payments.movePayments', withdrawn)).toEqual({ changed: 1 })
  const { jobId } = await world.call('payments.sendPayments', { ...of, revision })
  expect(await finished(world, jobId)).toMatchObject({ reason: 'paymentsChanged' })
  expect(await received(sandbox)).toEqual([])
})

test.each(['customchangepaymentfee', 'customchangepaymentimplementation'])(
  'the dropped parameter %s is refused by its name',
  async (parameter) => {
    const { world } = await startPayments()
    const { mapping, ...settings } = usualPaymentSettings
    const dropped = { parameter, value: { kind: 'fixed', text: '1' } } as const
    const wanted = { ...mapping, parameters: [...mapping.parameters, dropped] }
    await expect(
      world.call('payments.saveSettings', { ...of, settings: { ...settings, mapping: wanted } }),
    ).rejects.toMatchObject({ failure: { rule: 'droppedParameter', path: parameter } })
    const twice = { ...mapping, parameters: [...mapping.parameters, ...mapping.parameters] }
    await expect(
      world.call('payments.saveSettings', { ...of, settings: { ...settings, mapping: twice } }),
    ).rejects.toMatchObject({ failure: { rule: 'paymentParameters' } })
  },
)

test('a held account sends nothing, and the payment goes back to the confirmed ones', async () => {
  const { world, fault, sandbox } = await startConfirmed()
  await fault({ kind: 'status', status: 401 })
  expect(await sendAll(world)).toMatchObject({ kind: 'held' })
  expect(await statesOf(world)).toEqual(['confirmed', 'confirmed', 'confirmed'])
  expect(await received(sandbox)).toHaveLength(1)
})

test('a match by symbol and amount comes from the export, and what is confirmed is not offered twice', async () => {
  const { world, sandbox } = await startPayments()
  expect(await world.call('payments.readExports', of)).toEqual([])
  const refresh = await world.call('payments.refreshExports', of)
  expect(await finished(world, refresh.jobId)).toBeNull()
  const exported = await world.call('payments.readExports', of)
  expect(exported.map(({ name }) => name)).toEqual(['payments-prescribed', 'payments-incoming'])
  expect(exported[0]?.payments).toBeGreaterThan(10)
  expect(exported.map(({ isPaidTold }) => isPaidTold)).toEqual([true, true])
  const { prescribed } = await world.call('payments.findPrescribed', { ...of, search: '' })
  const open = fromJson(prescribed).find(
    ({ amountMinor, paidMinor }) => (paidMinor ?? 0) < amountMinor,
  )
  if (!open?.variableSymbol) throw new Error('nothing is to be paid')
  const paid = { minor: open.amountMinor - (open.paidMinor ?? 0), symbol: open.variableSymbol }
  await importFile(world, fileWith(statementText([{ reference: 'A', ...paid }])))
  const [row] = await listPayments(world)
  expect(row).toMatchObject({
    match: { kind: 'matched', prescribedPaymentId: open.id, score: 100 },
  })
  await confirmAll(world)
  await importFile(world, fileWith(statementText([{ reference: 'B', ...paid }])))
  const second = (await listPayments(world)).find(({ state }) => state.kind === 'new')
  expect(second?.match).toMatchObject({ kind: 'none', why: 'paidUp' })
  await sendAll(world)
  expect(await received(sandbox)).toMatchObject([{ prescribedid: String(open.id) }])
})

test('what a person has said of the columns of a table is remembered with the statement, until it is forgotten', async () => {
  const { world } = await startPayments()
  const text = ['Tag;Betrag;Symbol', '20.11.2026;1000,01;771', '21.11.2026;1000,02;772'].join(
    '\r\n',
  )
  const mapping = {
    ...recogniseColumns(['Tag', 'Betrag', 'Symbol']),
    currency: 'CZK',
  }
  const columns = { ...mapping.columns, bookedOn: 0, amount: 1, variableSymbol: 2 }
  const reading = (given: StatementMapping | null) => ({
    ...of,
    file: world.grant(fileWith(text)),
    encoding: null,
    mapping: given,
  })
  const told = { ...mapping, columns }
  expect(await world.call('payments.importStatement', reading(told))).toMatchObject({ added: 2 })
  const [remembered, ...others] = await world.call('payments.listMappings', of)
  expect(others).toEqual([])
  expect(remembered?.mapping).toEqual(told)
  expect(await world.call('payments.importStatement', reading(null))).toMatchObject({
    known: 2,
    booked: 0,
  })
  expect(await world.call('payments.listMappings', of)).toHaveLength(1)
  await world.call('payments.forgetMapping', { ...of, id: remembered?.id ?? 0 })
  expect(await world.call('payments.listMappings', of)).toEqual([])
  const nowhere = { ...reading(told), file: world.grant('/nowhere/a.csv') }
  for (const name of ['payments.previewStatement', 'payments.importStatement'] as const) {
    await expect(world.call(name, nowhere)).rejects.toMatchObject({ failure: expect.anything() })
  }
  expect(await world.call('payments.listMappings', of)).toEqual([])
})

test('a move that the disk does not take is told as that', async () => {
  const { world } = await startConfirmed()
  const keys = (await listPayments(world)).map(({ key }) => key)
  world.store.db.pragma('query_only = ON')
  await expect(
    world.call('payments.movePayments', { ...of, keys, move: 'withdraw' }),
  ).rejects.toMatchObject({ failure: { kind: 'store' } })
  world.store.db.pragma('query_only = OFF')
  expect(await statesOf(world)).toEqual(['confirmed', 'confirmed', 'confirmed'])
})

test('figures that do not agree with the rows are told, and a statement that was never sent can be removed', async () => {
  const { world } = await startPayments()
  const path = fileWith(statementText(three, 700))
  const { checks, fileName } = await preview(world, path)
  expect(fileName).toBe(basename(path))
  expect(checks).toMatchObject([{ figure: 'closing', agrees: false }])
  const { statementId } = await importFile(world, path)
  const removed = await world.call('payments.removeStatement', { ...of, statementId })
  expect(removed).toEqual({ removed: 3, kept: 0 })
  expect(await listPayments(world)).toEqual([])
})

test('what was sent stays in the ledger when its statement is removed', async () => {
  const { world } = await startPayments()
  const { statementId } = await importFile(world, fileWith(statementText(three)))
  await confirmAll(world)
  await sendAll(world)
  const removed = await world.call('payments.removeStatement', { ...of, statementId })
  expect(removed).toEqual({ removed: 0, kept: 3 })
  expect(await importFile(world, fileWith(statementText(three)))).toMatchObject({ booked: 3 })
})

test('a report has what became of every payment, whatever is shown, and its totals by day', async () => {
  const { world, fault } = await startConfirmed()
  const { statementId } = await importFile(world, fileWith(statementText([movement(4)])))
  await fault({ kind: 'resetAfter' })
  await sendAll(world)
  await sendAll(world)
  world.saveTo.path = `${fileWith('')}.xlsx`
  const wanted = { ...of, fileName: 'Platby', format: 'xlsx', zone: 'Europe/Prague' } as const
  const saved = await world.call('payments.saveReport', {
    ...wanted,
    statementId: null,
    words: reportWords,
  })
  expect(saved).toEqual({ fileName: basename(world.saveTo.path) })
  const [payments = [], totals = []] = sheetsOf(world.saveTo.path)
  expect(payments.map((row) => row['state']).sort()).toEqual([
    'is new',
    'is sent',
    'is sent',
    'is unknown',
  ])
  expect(payments.filter((row) => row['paymentId'] !== '')).toHaveLength(2)
  const sumOf = (state: string) =>
    payments.reduce((sum, row) => sum + (row['state'] === state ? Number(row['amount']) : 0), 0)
  expect(totals).toEqual([
    {
      // The day as a spreadsheet counts it.
      bookedOn: 46_346,
      currency: 'CZK',
      count: 4,
      imported: 4_000.1,
      booked: sumOf('is sent'),
      notBooked: sumOf('is new'),
      maybe: sumOf('is unknown'),
      alike: 0,
    },
  ])
  await world.call('payments.saveReport', { ...wanted, statementId, words: reportWords })
  expect(sheetsOf(world.saveTo.path)[0]).toHaveLength(1)
  world.saveTo.path = null
  const none = { ...wanted, statementId: null, words: reportWords }
  expect(await world.call('payments.saveReport', none)).toBeNull()
})

test('a payment that was wrongly found not booked stays what its first call was for, until a person has looked', async () => {
  const { world, sandbox, fault } = await startPayments()
  await importFile(world, fileWith(statementText([movement(1)])))
  const refresh = await world.call('payments.refreshExports', of)
  expect(await finished(world, refresh.jobId)).toBeNull()
  const { prescribed } = await world.call('payments.findPrescribed', { ...of, search: '' })
  const [first, second] = fromJson(prescribed)
  const [row] = await listPayments(world)
  if (!row || !first || !second) throw new Error('nothing is there to pay')
  const { key } = row
  const sendFor = async (prescribedPaymentId: number) => {
    const payments = [{ key, prescribedPaymentId, isNoTwin: false }]
    await world.call('payments.confirmPayments', { ...of, payments })
    return sendAll(world)
  }
  await fault({ kind: 'resetAfter' })
  expect(await sendFor(first.id)).toMatchObject({ kind: 'unknownOutcome' })
  const notBooked = { outcome: 'notBooked', paymentId: null } as const
  await world.call('payments.settlePayment', { ...of, key, ...notBooked })
  expect(await sendFor(second.id)).toBeNull()
  const [sent] = await listPayments(world)
  expect(sent).toMatchObject({ state: { kind: 'sent', isNew: false }, sends: 2 })
  if (sent?.state.kind !== 'sent') throw new Error('it was not sent')
  const { paymentId } = sent.state
  await world.call('payments.settlePayment', { ...of, key, outcome: 'booked', paymentId })
  expect(await statesOf(world)).toEqual(['settled'])
  expect(await received(sandbox)).toHaveLength(2)
})
