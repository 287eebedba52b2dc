import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

type Colours = 'light' | 'dark'
type Axe = typeof import('axe-core')

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rulesOfColours = ['color-contrast', 'link-in-text-block']

const paint = async (page: Page, colours: Colours) => {
  await page.emulateMedia({ colorScheme: colours })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colours)
  // A colour on its way from light to dark is neither.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
        animation.finish()
      }
    }
  })
}

const findingsIn = async (page: Page, colours: Colours, options: RunOptions) => {
  await paint(page, colours)
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(source)
  const { violations } = await page.evaluate(
    (wanted) => (window as unknown as { readonly axe: Axe }).axe.run(document, wanted),
    { ...options, resultTypes: ['violations' as const] },
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const places = nodes.map(({ target }) => target.join(' '))
      return `${id} (${colours}): ${places.join(', ')}`
    })
}

/** What axe finds on a page that keeps people out, in light and in dark. */
export const seriousFindings = async (page: Page): Promise<string[]> => {
  const dark = await findingsIn(page, 'dark', { runOnly: rulesOfColours })
  const light = await findingsIn(page, 'light', {})
  return [...light, ...dark]
}
