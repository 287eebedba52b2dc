import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeAbo, writeCamt, writeCsv, writeMt940 } from '../../files/bank-statements.ts'
import { saveAs } from '../../harness/answer-dialogs.ts'
import { openPayments } from '../../harness/payments-crm.ts'
import { expect, test } from '../../harness/test.ts'
import { pagesOfPdf } from '../../harness/text-of-pdf.ts'

const movements = [
  { reference: '1', minor: 25_000_050, symbol: '2026000117' },
  { reference: '2', minor: 101, symbol: '2026000118' },
]

const formats = [
  ['vypis.csv', writeCsv, 'Table (CSV)'],
  ['vypis.gpc', writeAbo, 'ABO (GPC)'],
  ['vypis.xml', writeCamt, 'camt.053'],
  ['vypis.sta', writeMt940, 'MT940'],
] as const

test('a table in windows-1250, ABO, camt.053 and MT940 are read to the haler', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const { payments } = await openPayments(open, crm)
  for (const [at, [name, write, format]] of formats.entries()) {
    const path = join(home, name)
    const [large, small] = [`${at + 1}000117`, `${at + 1}000118`]
    write(path, [
      { reference: `${at}1`, minor: 25_000_050 + 10_000 * at, symbol: large },
      { reference: `${at}2`, minor: 101 + 100 * at, symbol: small },
    ])
    await payments.choose(path)
    await payments.expectInDialog(`${format} · 2 new payments`)
    await payments.expectInDialog('Matches')
    await payments.takeOver(2)
    await payments.expectRow(large, new RegExp(`250,${at}00\\.50\\sCZK`))
    await payments.expectRow(small, new RegExp(`${1 + at}\\.01\\sCZK`))
  }
})

test('figures that do not agree, and a line that cannot be read, are said before anything is taken over, and on paper', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const { payments, unitdesk, electron } = await openPayments(open, crm)
  const path = join(home, 'vypis.csv')
  writeCsv(path, movements, 300)
  await payments.choose(path)
  await payments.expectInDialog('1 total of the statement doesn’t match its rows')
  await payments.expectInDialog(/Differs by -3\.00/)
  await payments.takeOver(2)
  await payments.show('Statements')
  await unitdesk.expectText('Totals differ')

  const paper = join(home, 'month.pdf')
  await saveAs(electron, paper)
  await payments.press('A month as PDF…')
  await payments.expectInDialog(/differs from the transactions by3\.00/)
  await payments.pressInDialog('Save as PDF')
  await unitdesk.expectText('Saved as month.pdf')
  const [page] = await pagesOfPdf(paper)
  expect(page?.text).toMatch(/Opening balance, .*Came in and is not booked: 2 payments/s)
  expect(page?.text).toContain('250,000.50')
  expect(page?.text).toContain('2026000117')
})

test('a table that nobody knows is explained once and remembered', async ({ open, crm, home }) => {
  test.slow()
  const { payments, page } = await openPayments(open, crm)
  const rows = ['Kdy;Kolik;Symbol', '20.11.2026;1 234,50;42', '21.11.2026;abc;43', '']
  const path = join(home, 'neznama.csv')
  writeFileSync(path, rows.join('\r\n'))
  await page.getByLabel('Statements of a bank').setInputFiles(path)
  await payments.expectInDialog('The columns are unknown')
  for (const [column, title] of [
    ['Date', '1. Kdy'],
    ['Amount', '2. Kolik'],
    ['Variable symbol', '3. Symbol'],
  ] as const) {
    await payments.dialog.getByRole('combobox', { name: column, exact: true }).click()
    await page.getByRole('option', { name: title }).click()
  }
  await payments.expectInDialog('2 lines need a look')
  await payments.expectInDialog(/Line 2: the file gives no currency.*„CZK“ The payment is kept\./)
  await payments.expectInDialog(/Line 3: the amount cannot be read\./)
  await payments.takeOver(1)
  await payments.expectRow('42', /1,234\.50\sCZK/)
  const next = join(home, 'dalsi.csv')
  writeFileSync(next, ['Kdy;Kolik;Symbol', '22.11.2026;5,00;44', ''].join('\r\n'))
  await payments.choose(next)
  await payments.takeOver(1)
  await payments.openSettings()
  await payments.expectInDialog('Kdy, Kolik, Symbol')
})

test('a dropped parameter is refused by its name', async ({ open, crm }) => {
  test.slow()
  const { payments } = await openPayments(open, crm)
  await payments.openSettings()
  await payments.addParameter('customchangepaymentfee', '1')
  await payments.expectInDialog(/has dropped “customchangepaymentfee”/)
  await expect(payments.dialog.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
})
