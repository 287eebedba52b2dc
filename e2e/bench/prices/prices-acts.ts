import { timeAct, timeClick } from '../in-page.ts'
import { largeProject, largeWorkspace, type PricesWindow } from './prices-seat.ts'

const rowOf = (project: string): string =>
  `[aria-label="Units of ${project}"] [row-index="12"] [col-id="number"]`

/** Opens a workspace whose prices are in the store, until their table is there. */
export const openLarge = async ({ unitdesk: { page } }: PricesWindow) => {
  await page.getByRole('button', { name: /^Workspace/ }).click()
  const entry = page.getByRole('menuitem', { name: largeWorkspace })
  const timed = await timeClick(entry, { selector: rowOf(largeProject), text: /\d/ })
  await page.getByRole('button', { name: 'Formula', exact: true }).waitFor()
  return timed
}

/** Raises all units by three percent, rounded: from Enter to the step that is stored. */
export const raiseAll = async ({ editor, unitdesk: { page } }: PricesWindow) => {
  await editor.writeFormula({ formula: '+3%', scope: /^All/, rounding: 'To 1,000' })
  await editor.expectPreview(/prices change/)
  const kept = { selector: '[aria-label="Draft"]', text: /Review \d,?\d{3} changes/ }
  return timeAct(page, { begins: 'keydown', ...kept }, () => page.keyboard.press('Enter'))
}

export const openReview = ({ unitdesk: { page } }: PricesWindow) =>
  timeClick(page.getByRole('button', { name: /^Review \d/ }), {
    selector: 'table[aria-label="Changes of the draft"] tbody tr:nth-child(5)',
    text: /\d/,
  })

/** Shows every unit of the list in its house: from the click to the frame that has the last of them. */
export const openBuilding = async ({ unitdesk: { page } }: PricesWindow) => {
  const clear = page.getByRole('button', { name: 'Clear filters' })
  if (await clear.isVisible()) await clear.click()
  await clear.waitFor({ state: 'hidden' })
  const look = page.getByRole('radiogroup', { name: 'Show the units as' })
  return timeClick(look.getByText('Building'), {
    selector: '[role="grid"][aria-label^="Dům 02, Garages"] [role="rowheader"]',
    text: /\d/,
  })
}

/** Scrolls as with a wheel that is turned fast: down for a while, and back. */
export const scrollThrough = async ({ unitdesk: { page } }: PricesWindow) => {
  await page.locator('.ag-cell').first().hover()
  const seen = { selector: '[role="grid"]', text: /\d/ }
  return timeAct(page, { begins: 'wheel', ...seen }, async () => {
    for (let turn = 0; turn < 30; turn++) {
      await page.mouse.wheel(0, turn % 10 === 9 ? -9_000 : 1_300)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
  })
}

/** Leaves the window as the next run finds it: without changes, in the other workspace. */
export const leaveLarge = async ({ unitdesk: { page, prices }, application }: PricesWindow) => {
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: 'Review', exact: true }).waitFor()
  await page.getByRole('button', { name: /^Workspace/ }).click()
  await page.getByRole('menuitem').filter({ hasText: 'Demo' }).first().click()
  await prices.expectUnits()
  await application.close()
}
