import { openReview } from '../../harness/open-review.ts'
import { expect, test } from '../../harness/test.ts'
import { Guide } from '../../screens/guide.ts'
import { PriceEditor } from '../../screens/price-editor.ts'
import { sizeWindow } from '../../screens/size-window.ts'

test('a refusal that came while nobody looked is in the history, at 1280 with money and reasons whole, and lets the rest go', async ({
  open,
  crm,
}) => {
  const { electron, people, review, unitdesk, ...started } = await openReview(open, crm)
  await sizeWindow(electron)
  const { sheet } = unitdesk.prices
  await sheet.expectEditable(['A.106', 'priceNet'])
  await sheet.choose(['A.101', 'priceNet'])
  await sheet.extendTo(['A.106', 'priceGross'])
  const editor = new PriceEditor({ electron, ...started })
  await editor.writeFormula({ formula: '+3%', rounding: 'No rounding' })
  await editor.expectPreview('3 prices change.')
  await editor.applyFormula()
  await editor.expectChanges(3)
  await people.makeDeal(['A.106'])
  await review.open(3)
  await review.send()
  await review.expectOutcome('The CRM refused the price change: nothing was changed')
  await review.close()
  await review.openHistory()
  await review.chooseBatch(/Refused/)
  const cells = review.history.getByRole('table').getByRole('cell')
  await expect(cells.filter({ hasText: '10,311,222.88' })).toBeVisible()
  const cut = await cells.evaluateAll((all) =>
    all.flatMap((cell) =>
      cell.scrollWidth > cell.clientWidth || cell.scrollHeight > cell.clientHeight
        ? [cell.textContent]
        : [],
    ),
  )
  expect(cut).toEqual([])
  await review.history
    .getByRole('button', { name: 'Leave out the 1 refused, send the rest' })
    .click()
  await expect(review.history.getByText('2 prices are in the CRM')).toBeVisible()
  expect(await people.price('A.101')).toBe(10_096_999.36)
})

test('beside the guide the tools of a window of 1280 stay in the row of the title, and what changed in the CRM in the row of the draft', async ({
  open,
  crm,
}) => {
  const { electron, page, people, review, unitdesk } = await openReview(open, crm)
  await sizeWindow(electron)
  await unitdesk.prices.sheet.expectEditable(['A.106', 'priceNet'])
  const rowOf = async (names: readonly (string | RegExp)[]) => {
    const buttons = names.map((name) => page.getByRole('button', { name, exact: true }))
    const boxes = await Promise.all(buttons.map((button) => button.boundingBox()))
    const middles = boxes.map((box) => (box ? box.y + box.height / 2 : 0))
    return Math.max(...middles) - Math.min(...middles)
  }
  await review.draftPrice('A.106', '9900000')
  await people.changePrice('A.107', { priceWithoutVat: 4_000_000, priceWithVat: 4_480_000 })
  await unitdesk.prices.refresh()
  await expect(page.getByRole('button', { name: '1 change in the CRM' })).toBeVisible()
  await expect
    .poll(() => rowOf(['Filters', /^Draft: /, 'Formula', 'Review 1 change']))
    .toBeLessThan(8)

  await unitdesk.press('F1')
  await new Guide(page).expectPage('Prices')
  const title = page.getByRole('heading', { name: 'Prices', level: 1 })
  const middleOfTitle = async () => {
    const box = await title.boundingBox()
    return box ? box.y + box.height / 2 : 0
  }
  await expect
    .poll(async () => {
      const columns = await page.getByRole('button', { name: 'Columns' }).boundingBox()
      return columns && Math.abs(columns.y + columns.height / 2 - (await middleOfTitle()))
    })
    .toBeLessThan(8)
  await expect.poll(() => rowOf(['Columns', 'Refresh', 'Views', 'More'])).toBeLessThan(8)
  await expect.poll(() => rowOf([/^Draft: /, 'Formula', 'Review 1 change'])).toBeLessThan(8)
})

test('at 1280 the change of a price is seen below one row of tools and one of filters and the draft, at 125% and 150% nothing lies over anything else, and what is told lies over no row', async ({
  open,
  crm,
}) => {
  const { electron, page, unitdesk } = await open({ crm })
  await sizeWindow(electron)
  const { prices } = unitdesk
  await prices.sheet.expectEditable(['A.106', 'priceNet'])
  await expect(page.getByRole('columnheader', { name: 'Change (CZK)' })).toBeInViewport({
    ratio: 1,
  })
  const filters = ['Filters', 'Clear filters', 'Formula', 'Review'].map((name) =>
    page.getByRole('button', { name, exact: true }).boundingBox(),
  )
  const tops = (await Promise.all(filters)).map((box) => Math.round(box?.y ?? 0))
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8)
  const middles = await page
    .getByRole('banner')
    .last()
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { top, height } = button.getBoundingClientRect()
        return Math.round(top + height / 2)
      }),
    )
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8)

  await page.keyboard.press('Control+l')
  const formula = page.getByRole('region', { name: 'Change prices by a formula' })
  await expect(formula).toBeVisible()
  const filter = page.getByRole('button', { name: 'Remove the filter on Type: Flat' })
  for (const zoom of [1.25, 1.5]) {
    await sizeWindow(electron)
    await electron.evaluate(({ BrowserWindow }, factor) => {
      BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(factor)
    }, zoom)
    const gap = async () => {
      const [above, below] = [await filter.boundingBox(), await formula.boundingBox()]
      return above && below ? below.y - (above.y + above.height) : -1
    }
    await expect.poll(gap).toBeGreaterThanOrEqual(0)
    const table = page.getByRole('grid')
    await expect
      .poll(async () => {
        const [above, below] = [await formula.boundingBox(), await table.boundingBox()]
        return above && below ? below.y - (above.y + above.height) : -1
      })
      .toBeGreaterThanOrEqual(0)
  }
  await electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(1),
  )
  await sizeWindow(electron)
  await unitdesk.press('Escape')
  await expect(formula).toHaveCount(0)

  const { sheet } = prices
  const told = page.getByRole('alert').filter({ hasText: 'prices changed' })
  await sheet.choose(['A.106', 'priceNet'])
  await sheet.extendTo(['A.108', 'priceNet'])
  for (const [count, price] of [6_100_000, 6_200_000, 6_300_000].entries()) {
    await unitdesk.type(String(price))
    await unitdesk.press('Control+Enter')
    await expect(told).toHaveCount(count + 1)
    // They go after some seconds, but not from under the pointer of whoever reads them.
    await told.first().hover()
  }
  const rows = await page.getByRole('gridcell').first().boundingBox()
  for (const notice of await told.all()) {
    const box = await notice.boundingBox()
    expect(box && rows && rows.y - (box.y + box.height)).toBeGreaterThanOrEqual(0)
  }
})
