import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rulesOfColours = ['color-contrast', 'link-in-text-block']

// The other mode opens a second page, which an application's window cannot.
const look = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

const findingsOf = async (builder: AxeBuilder, colours: 'light' | 'dark'): Promise<string[]> => {
  const { violations } = await builder.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const places = nodes.map(({ target }) => target.join(' '))
      return `${id} (${colours}): ${places.join(', ')}`
    })
}

const paint = async (page: Page, colours: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme: colours })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colours)
}

/** What axe finds on a page that keeps people out, in light and in dark. */
export const seriousFindings = async (page: Page): Promise<string[]> => {
  await paint(page, 'light')
  const light = await findingsOf(look(page), 'light')
  await paint(page, 'dark')
  const dark = await findingsOf(look(page).withRules(rulesOfColours), 'dark')
  await paint(page, 'light')
  return [...light, ...dark]
}
