import { join } from 'node:path'
import { writeCsv } from '../../files/bank-statements.ts'
import { openPayments } from '../../harness/payments-crm.ts'
import { expect, test } from '../../harness/test.ts'

test('what a person has said of a payment can be undone, and said otherwise later', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const { payments, inCrm, page } = await openPayments(open, crm)
  const statement = join(home, 'listopad.csv')
  writeCsv(statement, [{ reference: '261', minor: 100_001, symbol: '9901' }])
  await payments.choose(statement)
  await payments.takeOver(1)
  await payments.open('9901')
  await payments.pressInDetail('Confirm without a prescribed payment')
  await inCrm.plan({ kind: 'resetAfter' })
  await payments.review(1)
  await payments.sendNow()
  await payments.expectCount('Unknown', 1)
  await payments.open('9901')
  const number = payments.detail.getByRole('textbox', { name: 'Its number in the CRM' })
  await number.fill('5001 033')
  await payments.pressInDetail('It is booked')
  await expect(payments.detail.getByText('A number contains only letters, digits')).toBeVisible()
  await payments.expectCount('Unknown', 1)
  await number.fill('5001033')
  await payments.pressInDetail('It is booked')
  await payments.expectRow('9901', 'Booked as 5001033, as you found out')
  await payments.press('Undo')
  await payments.expectCount('Unknown', 1)
  await payments.pressInDetail('It is not booked')
  await payments.expectCount('To decide', 1)
  await payments.pressInDetail('I found something else')
  await payments.pressInDetail('It is booked')
  await payments.expectRow('9901', 'Booked, as you found out')
  await expect(page.getByText('It counts as booked now')).toBeVisible()
  expect(await inCrm.received()).toHaveLength(1)
})
