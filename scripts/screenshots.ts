import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron, type Page } from '@playwright/test'
import { writeMediaFiles } from './media-files.ts'
import { withApplication } from './setup/prepare.ts'
import { inProject, projectRoot } from './setup/project.ts'
import { runScript, say } from './setup/step.ts'

const target = inProject('resources', 'screenshots')

const ready = (page: Page, screen: string) =>
  page.waitForFunction((wanted) => document.documentElement.dataset['ready'] === wanted, screen)

/** From a formula to its review; nothing is sent. */
const takePriceChange = async (page: Page, take: (name: string) => Promise<void>) => {
  await page.getByText(/^Type a price to begin a draft/).waitFor()
  await page.getByRole('button', { name: 'Formula' }).click()
  await page.getByRole('textbox', { name: 'Formula' }).fill('+3%')
  await page.getByText(/prices change\./).waitFor()
  await take('prices-formula')
  await page.getByRole('textbox', { name: 'Formula' }).press('Enter')
  await page.getByRole('button', { name: /^Review \d+ changes$/ }).click()
  await page.getByRole('table', { name: 'Changes of the draft' }).waitFor()
  await take('prices-review')
  await page.getByRole('button', { name: 'Close', exact: true }).first().click()
}

/** Files on their way to their places; nothing is sent. */
const takeMedia = async (page: Page, take: (name: string) => Promise<void>, files: string) => {
  await page.getByText(/^CRM checked/).waitFor()
  await page.getByLabel('Folder to add').setInputFiles(files)
  await page.getByRole('button', { name: /^Send 18 files$/ }).waitFor()
  await page.getByRole('row').filter({ hasText: 'A.102_půdorys.png' }).click()
  await page.getByRole('img', { name: 'In the CRM now' }).waitFor()
  const undrawn = page.getByRole('grid').locator('[data-empty="true"]')
  await undrawn.first().waitFor({ state: 'detached' })
  await take('media-light')
  await page
    .getByRole('radiogroup', { name: 'What is shown' })
    .getByText('Coverage', { exact: true })
    .click()
  await page.getByRole('table', { name: 'Coverage of the project' }).waitFor()
  await take('media-coverage')
}

/** The pictures of the README, taken of the application as it is. */
const takePictures = async (page: Page, files: string): Promise<void> => {
  const take = async (name: string) => {
    await page.screenshot({ path: join(target, `${name}.png`), animations: 'disabled' })
    say('screenshots', `${name}.png`)
  }
  const go = async (name: string, screen: string) => {
    await page.getByRole('navigation').getByRole('button', { name }).click()
    await ready(page, screen)
  }
  await ready(page, 'welcome')
  await take('welcome-light')
  await page.getByRole('button', { name: /Explore the demo/ }).click()
  await ready(page, 'prices')
  await take('prices-light')
  await takePriceChange(page, take)
  await go('Media', 'media')
  await takeMedia(page, take, files)
  await go('Activity', 'activity')
  await take('activity-light')
  await go('Settings', 'settings')
  await page.getByText('Dark', { exact: true }).click()
  await go('Prices', 'prices')
  await take('prices-dark')
  await go('Settings', 'settings')
  await page.getByText('Light', { exact: true }).click()
  await page.getByText('Čeština', { exact: true }).click()
  await page.getByRole('heading', { name: 'Nastavení', level: 1 }).waitFor()
  await take('settings-cs')
}

await runScript(() =>
  withApplication(async ({ electron, display }) => {
    const profile = mkdtempSync(join(tmpdir(), 'unitdesk-screenshots-'))
    const files = join(profile, 'files')
    await writeMediaFiles(files)
    mkdirSync(target, { recursive: true })
    const application = await _electron.launch({
      executablePath: electron,
      args: [projectRoot, `--profile=${profile}`, '--lang=en-US'],
      env: { ...process.env, ...display.env, LANGUAGE: 'en', LANG: 'en_US.UTF-8' },
    })
    try {
      const page = await application.firstWindow()
      await application.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.setContentSize(1280, 800),
      )
      await takePictures(page, files)
    } finally {
      await application.close()
      rmSync(profile, { recursive: true, force: true })
    }
    return 0
  }),
)
