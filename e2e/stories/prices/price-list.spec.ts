import { join } from 'node:path'
import { saveAs } from '../../harness/answer-dialogs.ts'
import { callMain } from '../../harness/call-main.ts'
import { openPriceEditor } from '../../harness/open-price-editor.ts'
import { seriousFindings } from '../../harness/serious-findings.ts'
import { expect, test } from '../../harness/test.ts'
import { pagesOfPdf } from '../../harness/text-of-pdf.ts'

interface ListedUnit {
  readonly number: string
  readonly statusCode: number | null
  readonly priceGrossMinor: number | null
}

const amount = (minor: number): string =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(minor / 100)

test('a price list for customers is a PDF of A4 pages with every free unit, its price and nothing internal', async ({
  open,
  home,
  crm,
}) => {
  const { sheet, editor, unitdesk, page, electron } = await openPriceEditor(open, crm)
  const { place } = await callMain(page, 'settings.readSettings', {})
  const workspaceId = place.workspaceId ?? ''
  const projects = await callMain(page, 'prices.listProjects', { workspaceId })
  const projectId = projects.find(({ name }) => name === 'Rezidence Podviní')?.id ?? 0
  const of = { workspaceId, projectId }
  const read = await callMain(page, 'prices.readUnits', { ...of, offset: 0, limit: 2_000 })
  const units: readonly ListedUnit[] = JSON.parse(read.units)
  await sheet.choose(['A.106', 'priceGross'])
  await unitdesk.type('9123456')
  await unitdesk.press('Enter')
  await editor.expectChanges(1)

  await editor.fromMore('Price list for customers (PDF)…')
  const chooser = page.waitForEvent('filechooser')
  await editor.pressInDialog('Choose a logo…')
  await (await chooser).setFiles('resources/screenshots/en/welcome.png')
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Logo' })).toBeVisible()
  await page.getByRole('textbox', { name: /^Note below the list/ }).fill('Sales office: Podviní 1')
  expect(await seriousFindings(page)).toEqual([])
  const free = join(home, 'free.pdf')
  await saveAs(electron, free)
  await editor.pressInDialog('Save as PDF…')
  await editor.expectTold('Saved as free.pdf')
  const pages = await pagesOfPdf(free)
  for (const { width, height } of pages) {
    // A4 is 210 by 297 mm, which the window's printing rounds up to whole pixels.
    expect([Math.floor(width), Math.floor(height)]).toEqual([595, 842])
  }
  const lines = pages.flatMap(({ text }) => text.split('\n'))
  const lineOf = (number: string) => lines.filter((line) => line.startsWith(`${number} `))
  const wrong = units.filter(({ number, statusCode, priceGrossMinor }) => {
    const found = lineOf(number)
    if (statusCode !== 0) return found.length > 0
    const price = priceGrossMinor === null ? 'on request' : amount(priceGrossMinor)
    return found.length !== 1 || found[0]?.endsWith(price) !== true
  })
  expect(wrong).toEqual([])
  expect(units.filter(({ statusCode }) => statusCode === 0).length).toBeGreaterThan(100)
  const text = lines.join('\n')
  expect(text).toContain('Rezidence Podviní')
  expect(text).toContain('Prices include VAT.')
  expect(text).toContain('Sales office: Podviní 1')
  expect(text).not.toContain('9,123,456')

  // What stands around the list is kept for the next one.
  await editor.fromMore('Price list for customers (PDF)…')
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Logo' })).toBeVisible()
  await editor.confirmInDialog('Also reserved and sold units, without their prices')
  await page.getByRole('checkbox', { name: /^Prices of the draft/ }).check()
  const whole = join(home, 'whole.pdf')
  await saveAs(electron, whole)
  await editor.pressInDialog('Save as PDF…')
  await editor.expectTold('Saved as whole.pdf')
  const all = (await pagesOfPdf(whole)).flatMap((one) => one.text.split('\n'))
  expect(all.join('\n')).toContain('9,123,456')
  const sold = units.filter(({ statusCode }) => statusCode === 3)
  const isSaid = ({ number }: ListedUnit) =>
    all.some((line) => line.startsWith(`${number} `) && line.endsWith('sold'))
  expect(sold.filter((unit) => !isSaid(unit))).toEqual([])
  const internal = units.filter(({ statusCode }) => statusCode !== null && statusCode > 3)
  expect(
    internal.filter(({ number }) => all.some((line) => line.startsWith(`${number} `))),
  ).toEqual([])
})
