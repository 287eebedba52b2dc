import { seriousFindings } from '../../harness/serious-findings.ts'
import { expect, test } from '../../harness/test.ts'
import { PriceEditor } from '../../screens/price-editor.ts'

test('axe finds nothing serious in the tools of the editor, light and dark', async ({
  open,
  crm,
}) => {
  const started = await open({ crm })
  const { page, unitdesk } = started
  const editor = new PriceEditor(started)
  const { sheet } = unitdesk.prices
  await sheet.expectEditable(['A.106', 'priceGross'])
  const findings: Record<string, string[]> = {}
  await unitdesk.prices.openFilters()
  for (const status of [/^Free/, /^Reserved/]) await unitdesk.prices.chip(status).click()
  findings['filters'] = await seriousFindings(page)
  await unitdesk.press('Escape')
  await editor.writeFormula({ formula: '+3%' })
  findings['formula'] = await seriousFindings(page)
  await editor.applyFormula()
  await editor.expectTold(/prices changed/)
  findings['changed'] = await seriousFindings(page)
  await sheet.choose(['A.106', 'priceGross'])
  await editor.openUnit('Unit A.106')
  findings['unit'] = await seriousFindings(page)
  await unitdesk.press('Escape')
  await unitdesk.expectNoDialog()
  await editor.press('More')
  findings['menu'] = await seriousFindings(page)
  await unitdesk.press('Escape')
  await editor.fromMore('Price rules…')
  findings['rules'] = await seriousFindings(page)
  await unitdesk.press('Escape')
  await unitdesk.expectNoDialog()
  await unitdesk.press('Control+o')
  await unitdesk.expectDialog('Import prices')
  findings['import'] = await seriousFindings(page)
  expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((name) => [name, []])))
})
