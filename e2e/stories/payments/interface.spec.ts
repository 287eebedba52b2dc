import { join } from 'node:path'
import { writeCsv } from '../../files/bank-statements.ts'
import { openPayments } from '../../harness/payments-crm.ts'
import { seriousFindings } from '../../harness/serious-findings.ts'
import { expect, test } from '../../harness/test.ts'

test('milestones come as a table and as a tree, with their dates', async ({ open, crm }) => {
  test.slow()
  const { payments, page } = await openPayments(open, crm)
  await payments.show('Milestones')
  await payments.press('Ask the CRM')
  const table = page.getByRole('grid', { name: 'Milestones' })
  await expect(table.getByRole('columnheader', { name: 'Date fixed' })).toBeVisible()
  await expect(table).toContainText(/[A-Z][a-z]{2} \d{1,2}, 20\d\d/)
  await page
    .getByRole('radiogroup', { name: 'How they are shown' })
    .getByText('As it came', { exact: true })
    .click()
  await page.getByRole('searchbox', { name: 'Search milestones' }).fill('kolaudace')
  const tree = page.getByRole('list', { name: 'Milestones as they came' })
  await expect(tree).toContainText('Kolaudace')
  await expect(tree).not.toContainText('Hrubá stavba')
})

test('a customer is read by number', async ({ open, crm }) => {
  test.slow()
  const { payments, page } = await openPayments(open, crm)
  await payments.show('Customer')
  await page.getByRole('textbox', { name: 'Number of the customer' }).fill('500001')
  await payments.press('Open')
  const tree = page.getByRole('list', { name: 'What the CRM tells of the customer' })
  await expect(tree).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search in what the CRM tells' }).fill('500001')
  await expect(tree).toContainText('500001')
})

test('any call: the request is shown without secrets, the answer in lines, and a change asks first', async ({
  open,
  crm,
}) => {
  test.slow()
  const { payments, page, unitdesk, inCrm } = await openPayments(open, crm)
  const { password } = crm.account('customers@demo')
  await payments.show('Any call')
  const request = page.getByRole('region', { name: 'Request' })
  await expect(request).toContainText('POST /ws/v10/list-projects HTTP/1.1')
  await expect(request).toContainText('password=••••••')
  await expect(request).not.toContainText(password)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('<project')
  await unitdesk.expectText(/^200 · /)

  await page.getByRole('combobox', { name: 'Endpoint' }).fill('add-incoming-payment')
  await page.getByRole('textbox', { name: 'id', exact: true }).fill('rucne-1')
  await page.getByRole('button', { name: 'Send…', exact: true }).click()
  await unitdesk.expectDialog('Send add-incoming-payment?')
  expect(await inCrm.received()).toEqual([])
  await payments.pressInDialog('Send it')
  await expect.poll(inCrm.received).toEqual([{ id: 'rucne-1' }])
  await unitdesk.expectText(/^201 · /)
})

test('any call: a look elsewhere loses nothing, a changed request says so, and one that lasts is stopped', async ({
  open,
  crm,
}) => {
  test.slow()
  const { payments, page, unitdesk } = await openPayments(open, crm)
  await payments.show('Any call')
  const answer = page.getByRole('region', { name: 'Answer' })
  const send = page.getByRole('button', { name: 'Send', exact: true })
  const stop = page.getByRole('button', { name: 'Stop', exact: true })
  await send.click()
  await expect(answer).toContainText('<project')
  await payments.show('Milestones')
  await payments.show('Any call')
  await expect(answer).toContainText('<project')
  await page.getByRole('combobox', { name: 'Endpoint' }).fill('list-milestones')
  await unitdesk.expectText(/came to an earlier call of list-projects/)
  await crm.fail('list-milestones', { kind: 'latency', ms: 60_000 })
  await send.click()
  await stop.click()
  await unitdesk.expectText('It was stopped as asked.')
  await expect(stop).toHaveCount(0)
})

test('the screen speaks Czech', async ({ open, crm, home }) => {
  test.slow()
  const { payments, page, unitdesk } = await openPayments(open, crm)
  await unitdesk.go('Settings')
  await page.getByText('Čeština', { exact: true }).click()
  await page.getByRole('navigation').getByRole('button', { name: 'Platby' }).click()
  await unitdesk.expectText('Žádné platby nečekají')
  const path = join(home, 'vypis.csv')
  writeCsv(path, [{ reference: '1', minor: 101, symbol: '42' }])
  await page.getByLabel('Výpisy z banky').setInputFiles(path)
  await payments.expectInDialog('Tabulka (CSV) · 1 nová platba')
  await payments.pressInDialog('Převzít 1 platbu')
  await expect(page.getByRole('grid', { name: 'Platby' })).toContainText('1,01')
})

test('axe finds nothing serious on the screen of payments, light and dark', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const { payments, page } = await openPayments(open, crm)
  const findings: Record<string, string[]> = {}
  const look = async (name: string) => {
    findings[name] = await seriousFindings(page)
  }
  await payments.expectEmpty()
  await look('empty')
  const path = join(home, 'vypis.csv')
  writeCsv(path, [{ reference: '1', minor: 101, symbol: '42' }], 5)
  await payments.choose(path)
  await look('import')
  await payments.takeOver(1)
  await payments.open('42')
  await look('worklist')
  await payments.pressInDetail('Confirm without a prescribed payment')
  await payments.review(1)
  await look('review')
  await payments.pressInDialog('Cancel')
  await payments.openSettings()
  await look('settings')
  await payments.pressInDialog('Cancel')
  for (const view of ['Statements', 'Milestones', 'Customer', 'Any call']) {
    await payments.show(view)
    await look(view)
  }
  expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((name) => [name, []])))
})
