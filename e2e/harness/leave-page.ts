import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { stagedFolder } from './application.ts'

const bundle = 'app://bundle'

/**
 * Leaves the application's page for a style sheet of its bundle: main can be asked from there as well, and nothing is
 * drawn of what is changed meanwhile.
 */
export const leavePage = async (page: Page): Promise<void> => {
  const files = readdirSync(join(stagedFolder(), 'out/renderer/assets'))
  const sheet = files.find((name) => name.endsWith('.css'))
  if (sheet === undefined) throw new Error('The bundle has no style sheet')
  const address = `${bundle}/assets/${sheet}`
  if (page.url() !== address) await page.goto(address)
}

/** Comes to the page as after a start: it knows nothing of a page before. */
export const comeToPage = async (page: Page): Promise<void> => {
  await page.goto(`${bundle}/index.html`)
}
