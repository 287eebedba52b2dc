import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeCsv } from '../../files/bank-statements.ts'
import { openPayments, paymentsCrm } from '../../harness/payments-crm.ts'
import { expect, test } from '../../harness/test.ts'
import { PaymentsScreen } from '../../screens/payments.ts'

const movement = (at: number) => ({ reference: `26${at}`, minor: 100_000 + at, symbol: `990${at}` })

test('payments that were sent after the backup are found in the CRM, not sent again', async ({
  start,
  crm,
  seat,
}) => {
  test.slow()
  const first = await openPayments(start, crm)
  const store = join(seat.profile, 'store')
  const backups = () => readdirSync(join(store, 'backups')).filter((name) => name.endsWith('.db'))
  // One backup of the new store, one from when the workspace was added.
  await expect.poll(backups).toHaveLength(2)
  const statement = join(seat.home, 'listopad.csv')
  writeCsv(statement, [movement(1), movement(2)])
  await first.payments.choose(statement)
  await first.payments.takeOver(2)
  await first.payments.selectAll()
  await first.payments.press('Confirm 2 payments')
  await first.payments.review(2)
  await first.payments.sendNow()
  await first.payments.expectCount('Booked', 2)
  await first.close()
  writeFileSync(join(store, 'unitdesk.db'), 'not a database any more')

  const { page, unitdesk } = await start()
  await page.getByRole('button', { name: 'OK' }).click()
  await unitdesk.go('Payments')
  const payments = new PaymentsScreen(page)
  await payments.expectRestored('Load the incoming payments from the CRM first.')
  await expect(payments.accept).toBeDisabled()
  await payments.askCrm()
  await payments.expectRestored('None of the waiting payments')
  await payments.choose(statement)
  await payments.takeOver(2)
  await payments.expectRow('9901', 'The CRM may have it')
  await payments.expectRestored('2 unsent payments')
  await payments.open('9901')
  await expect(payments.detail.getByRole('radio')).toHaveCount(2)
  await payments.press('2 are booked: use their numbers')
  await payments.expectCount('Booked', 2)
  await payments.accept.click()
  await expect(payments.restored).toHaveCount(0)
  expect(await paymentsCrm(crm).received()).toHaveLength(2)
})
