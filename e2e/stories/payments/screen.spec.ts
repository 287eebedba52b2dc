import { join } from 'node:path'
import { writeCsv } from '../../files/bank-statements.ts'
import { openPayments } from '../../harness/payments-crm.ts'
import { seriousFindings } from '../../harness/serious-findings.ts'
import { expect, test } from '../../harness/test.ts'

test('the screen speaks Czech', async ({ open, crm, home }) => {
  test.slow()
  const { payments, page, unitdesk } = await openPayments(open, crm)
  await unitdesk.go('Settings')
  await page.getByText('Čeština', { exact: true }).click()
  await page.getByRole('navigation').getByRole('button', { name: 'Platby' }).click()
  await unitdesk.expectText('Žádné platby k vyřízení')
  const path = join(home, 'vypis.csv')
  writeCsv(path, [{ reference: '1', minor: 101, symbol: '42' }])
  await page.getByLabel('Výpisy z banky').setInputFiles(path)
  await payments.expectInDialog('Tabulka (CSV) · 1 nová platba')
  await payments.pressInDialog('Načíst 1 platbu')
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
  await payments.show('Statements')
  await look('statements')
  expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((name) => [name, []])))
})
