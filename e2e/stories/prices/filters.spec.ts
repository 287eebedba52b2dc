import { expect, test } from '../../harness/test.ts'

test('prices are about flats until a person says otherwise, that is remembered, and a search that they leave empty goes over all units with one click', async ({
  open,
  crm,
}) => {
  const { page, unitdesk } = await open({ crm })
  const { prices } = unitdesk
  await prices.expectUnits()
  await prices.openFilters()
  await expect(prices.chip(/^Flat/)).toHaveAttribute('aria-pressed', 'true')
  await prices.expectCount(/^3\d\d of 7\d\d units$/)
  await prices.chip(/^Cellar/).click()
  await prices.chip(/^Flat/).click()
  await prices.expectCount(/^[12]\d\d of 7\d\d units$/)
  await prices.chooseProject('Ponávka Park')
  await prices.chooseProject('Rezidence Podviní')
  await prices.expectCount(/^[12]\d\d of 7\d\d units$/)
  await prices.clearFilters()
  await prices.expectCount(/^7\d\d units$/)

  await prices.searchFor('dum b')
  await expect.poll(async () => (await prices.numbers())[0]).toMatch(/^B\./)
  await prices.searchFor('a.106')
  await prices.sheet.expectEditable(['A.106', 'priceGross'])
  await prices.sheet.choose(['A.106', 'priceGross'])
  await unitdesk.type('4999000')
  await unitdesk.press('Enter')
  await prices.sheet.expectPrice(['A.106', 'priceGross'], '4,999,000')
  await prices.searchFor('4999000')
  await expect.poll(() => prices.numbers()).toEqual(['A.106'])

  await prices.searchFor('')
  await prices.openFilters()
  await prices.chip(/^Flat/).click()
  await prices.searchFor('g01')
  await page.getByRole('button', { name: 'Search all units' }).click()
  await prices.expectCount(/^5 of 7\d\d units$/)
})

test('a header, all filters and what is said beside them are one, each count goes by the other filters, and columns are moved, pinned and hidden from their headers and stay so', async ({
  open,
  crm,
}) => {
  const { page, unitdesk } = await open({ crm })
  const { prices } = unitdesk
  await prices.expectUnits()
  await prices.openFilters()
  const sold = async () => Number(/\d+/.exec((await prices.chip(/^Sold/).textContent()) ?? '')?.[0])
  const before = await sold()
  await unitdesk.press('Escape')
  const floors = await prices.openColumnMenu('Floor')
  await floors.getByRole('checkbox', { name: /^1 \(/ }).check()
  await unitdesk.press('Escape')
  const all = await prices.openFilters()
  await expect.poll(sold).toBeLessThan(before)
  const onFloor = await sold()
  await expect(all.getByRole('checkbox', { name: /^1 \(/ })).toBeChecked()
  await unitdesk.press('Escape')

  const statuses = await prices.openColumnMenu('Status')
  await statuses.getByRole('checkbox', { name: `Sold (${onFloor})` }).check()
  await unitdesk.press('Escape')
  await expect(page.getByRole('button', { name: /^Remove the filter on / })).toHaveText([
    'Type: Flat',
    'Floor: 1',
    'Status: Sold',
  ])
  await prices.expectCount(new RegExp(`^${onFloor} of `))
  await page.getByRole('button', { name: 'Remove the filter on Floor' }).click()
  await prices.expectCount(new RegExp(`^${before} of `))
  await prices.clearFilters()
  await expect(page.getByRole('button', { name: /^Remove the filter on / })).toHaveCount(0)
  await prices.expectCount(/^7\d\d units$/)

  await (await prices.openColumnMenu('Layout')).getByText('Move left').click()
  await expect
    .poll(async () => (await prices.columnTitles()).slice(1, 4))
    .toEqual(['Building', 'Layout', 'Floor'])
  await (await prices.openColumnMenu('Status')).getByText('Pin to the left').click()
  await expect
    .poll(async () => (await prices.columnTitles()).slice(0, 2))
    .toEqual(['Unit', 'Status'])
  await (await prices.openColumnMenu('VAT')).getByText('Hide the column').click()
  await prices.expectNoColumn('VAT')
  const titles = await prices.columnTitles()
  await prices.chooseProject('Ponávka Park')
  await prices.chooseProject('Rezidence Podviní')
  await expect.poll(() => prices.columnTitles()).toEqual(titles)
})

test('a price that a review would warn of is found by its mark, and is no longer there when it is taken back', async ({
  open,
  crm,
}) => {
  const { unitdesk } = await open({ crm })
  const { prices } = unitdesk
  await prices.sheet.expectEditable(['A.106', 'priceGross'])
  await prices.openFilters()
  await expect(prices.chip(/^With warnings/)).toHaveCount(0)
  await unitdesk.press('Escape')
  await prices.sheet.choose(['A.106', 'priceGross'])
  await unitdesk.type('+60%')
  await unitdesk.press('Enter')
  await prices.openFilters()
  await prices.chip(/^With warnings \(?1/).click()
  await unitdesk.press('Escape')
  await prices.expectCount(/^1 of /)
  await unitdesk.press('Control+z')
  await prices.expectCount(/^0 of /)
})
