import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeCsv } from '../../files/bank-statements.ts'
import { saveAs } from '../../harness/answer-dialogs.ts'
import { openPayments, paymentsCrm } from '../../harness/payments-crm.ts'
import { expect, test } from '../../harness/test.ts'
import { PaymentsScreen } from '../../screens/payments.ts'

const movement = (at: number) => ({ reference: `26${at}`, minor: 100_000 + at, symbol: `990${at}` })

test('a statement is looked at, confirmed, reviewed and sent; sent again it shows what is booked', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const { payments, inCrm, electron, page } = await openPayments(open, crm)
  await payments.expectEmpty()
  const first = join(home, 'listopad.csv')
  writeCsv(first, [movement(1), movement(2), movement(3)])
  await payments.choose(first)
  await payments.expectInDialog('Table (CSV) · 3 new payments')
  await payments.expectInDialog('Matches')
  expect(await inCrm.received()).toEqual([])
  await payments.takeOver(3)
  await payments.expectCount('To decide', 3)
  await payments.selectAll()
  await payments.press('Confirm 3 payments')
  await payments.expectCount('Confirmed', 3)
  const reviewed = await payments.review(3)
  expect(reviewed.join('\n')).toContain('1000.01')
  expect(await inCrm.received()).toEqual([])
  await payments.sendNow()
  await payments.expectCount('Booked', 3)
  const received = await inCrm.received()
  expect(received).toHaveLength(3)
  for (const sent of received) {
    for (const text of Object.values(sent)) expect(reviewed.join('\n')).toContain(text)
  }
  const report = join(home, 'platby.xlsx')
  await saveAs(electron, report)
  await payments.press('Report')
  await page.getByRole('menuitem', { name: 'Save as Excel' }).click()
  await expect.poll(() => existsSync(report)).toBe(true)

  const longer = join(home, 'listopad-dele.csv')
  writeCsv(longer, [movement(1), movement(2), movement(3), movement(4)])
  await payments.choose(longer)
  await payments.expectInDialog('Some of these payments are already booked')
  await payments.expectInDialog('1 new payment · 3 already booked')
  await payments.takeOver(4)
  await payments.expectCount('Booked', 3)
  await payments.open('9904')
  await payments.pressInDetail('Confirm without a prescribed payment')
  await payments.review(1)
  await payments.sendNow()
  await payments.expectCount('Booked', 4)
  expect(new Set((await inCrm.received()).map(({ id }) => id)).size).toBe(4)
  expect(await inCrm.received()).toHaveLength(4)
})

const nothingOpen = { id: '', symbol: '', minor: 0 }

const readFound = (text: string): typeof nothingOpen => {
  const [, id = '', symbol = '', left = ''] =
    /Prescribed payment (\d+)[\s\S]*Symbol (\d+), left to pay: ([\d,.-]+)/.exec(text) ?? []
  return { id, symbol, minor: Math.round(Number(left.replaceAll(',', '')) * 100) }
}

test('a payment is matched to what is prescribed, with its score and reason', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const { payments, inCrm, page } = await openPayments(open, crm)
  await payments.askCrm()
  const path = join(home, 'prvni.csv')
  writeCsv(path, [{ reference: '1', minor: 500, symbol: '42' }])
  await payments.choose(path)
  await payments.takeOver(1)
  await payments.open('42')
  // A person knows what the payment is for although the symbol is wrong.
  await page.getByRole('textbox', { name: 'Another prescribed payment' }).fill('1')
  const list = page.getByRole('list', { name: 'Prescribed payments found' })
  const firstOpen = async () =>
    (await list.getByRole('listitem').allInnerTexts()).map(readFound).find(({ minor }) => minor > 0)
  await expect.poll(firstOpen).toBeDefined()
  const { id, symbol, minor } = (await firstOpen()) ?? nothingOpen
  const exact = join(home, 'presne.csv')
  writeCsv(exact, [{ reference: '2', minor, symbol }])
  await payments.choose(exact)
  await payments.takeOver(1)
  await payments.expectRow(symbol, 'symbol and amount match')
  await payments.press('Confirm 1 certain match')
  await payments.review(1)
  await payments.sendNow()
  await payments.expectCount('Booked', 1)
  expect(await inCrm.received()).toMatchObject([{ prescribedid: id }])
})

test('killed between request and answer, the payment is not sent twice and a person says what happened', async ({
  start,
  crm,
  seat,
}) => {
  test.slow()
  const first = await openPayments(start, crm)
  const { payments, inCrm } = first
  const path = join(seat.home, 'listopad.csv')
  writeCsv(path, [movement(1), movement(2)])
  await payments.choose(path)
  await payments.takeOver(2)
  await payments.selectAll()
  await payments.press('Confirm 2 payments')
  // The payment is booked at once; the answer takes longer than the application lives.
  await inCrm.plan({ kind: 'latency', ms: 30_000 })
  await payments.review(2)
  await payments.sendNow()
  await expect.poll(async () => (await inCrm.received()).length).toBe(1)
  await first.kill9()

  const second = await start()
  await second.unitdesk.expectScreen('Payments')
  const after = new PaymentsScreen(second.page)
  await second.unitdesk.expectText('1 payment may or may not be booked')
  await after.expectCount('Unknown', 1)
  await after.review(1)
  await after.sendNow()
  await after.press('Show it')
  await after.open('Unknown')
  await after.press('Load from the CRM')
  await after.detail.getByRole('radio').first().click()
  await after.pressInDetail('It is booked')
  await after.showAll()
  await after.press(/^All ?2$/)
  await after.expectCount('Booked', 2)
  const ids = (await paymentsCrm(crm).received()).map(({ id }) => id)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(2)
})
