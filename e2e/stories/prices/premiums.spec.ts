import { seriousFindings } from '../../harness/serious-findings.ts'
import { expect, test } from '../../harness/test.ts'
import { PriceEditor } from '../../screens/price-editor.ts'

/** The prices that were mistyped in the project whose premiums are known. */
const mistyped = ['P.306', 'R.306', 'R.506', 'T.506', 'T.709']

test('the list itself says what it charges for: what it does not say is asked about, wrong prices are named, and a premium is moved', async ({
  open,
  crm,
}) => {
  const application = await open({ crm })
  const { page, unitdesk } = application
  const editor = new PriceEditor(application)
  await unitdesk.prices.chooseProject('Nábřeží Vltavan')
  await unitdesk.prices.expectUnits('Nábřeží Vltavan')
  await editor.fromMore('Premiums and outliers…')
  const out = page.getByRole('region', { name: 'Prices that the premiums don’t explain' })
  const named = out.getByRole('row').getByRole('button', { name: /^[PRT]\.\d{3}$/ })
  await expect.poll(async () => (await named.allInnerTexts()).toSorted()).toEqual(mistyped)
  expect(await seriousFindings(page)).toEqual([])

  // Three stacks see the river, which no attribute says.
  for (const asked of [3, 2, 1]) {
    await expect(page.getByRole('button', { name: 'Yes…' })).toHaveCount(asked)
    await page.getByRole('button', { name: 'Yes…' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'What do these units have?' })
    await expect(dialog.getByLabel('Column')).toHaveValue('View')
    await dialog.getByRole('button', { name: 'Fill the column' }).click()
  }
  const premiums = page.getByRole('region', { name: 'What this price list charges for' })
  await expect(premiums.getByRole('row', { name: /^View \+[45]\.\d% .* 13$/ })).toBeVisible()
  await expect.poll(async () => (await named.allInnerTexts()).toSorted()).toEqual(mistyped)

  await premiums.getByRole('button', { name: 'Each floor up' }).click()
  const move = page.getByRole('dialog', { name: 'Change a premium' })
  // Typed as it is told, it is the premium of now.
  const told = /charges \+(\d\.\d+)% now/.exec((await move.textContent()) ?? '')?.[1]
  await move.getByLabel('Each floor up, in percent').fill(told ?? '')
  await expect(move).toContainText('No prices change.')
  await move.getByLabel('Each floor up, in percent').fill('2,5')
  await move.getByLabel(/^Keep the total/).check()
  await move.getByRole('button', { name: /^Change \d+ prices/ }).click()
  await expect(premiums.getByRole('row', { name: /^Each floor up \+2\.5%/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(premiums.getByRole('row', { name: /^Each floor up \+1\.\d%/ })).toBeVisible()

  await out.getByRole('button', { name: 'R.306', exact: true }).click()
  const unit = page.getByRole('dialog', { name: /R\.306/ })
  const made = unit.getByRole('table', { name: 'How the price is made up' })
  await expect(made.getByRole('row', { name: /^Its own deviation, \+\d\.\d%/ })).toBeVisible()
  await made.getByRole('button', { name: 'Building Dům R' }).click()
  const counted = page.getByRole('dialog', { name: 'Building Dům R' })
  await expect(counted.getByRole('table', { name: 'Building Dům R' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(counted).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(unit).toHaveCount(0)

  await out.getByRole('button', { name: 'Intended: R.306' }).click()
  await page.getByRole('button', { name: '1 price is intended until it changes' }).click()
  const intended = page.getByRole('dialog', { name: 'Intended prices' })
  await intended.getByRole('button', { name: 'Not intended: R.306' }).click()
  await expect.poll(async () => (await named.allInnerTexts()).toSorted()).toEqual(mistyped)
})
