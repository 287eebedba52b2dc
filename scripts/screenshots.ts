import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron, type ElectronApplication, type Page } from '@playwright/test'
import { callMain } from '../e2e/harness/call-main.ts'
import { takeExports } from './pictures/exports-pictures.ts'
import { writeMediaFiles } from './pictures/media-files.ts'
import {
  type PictureLanguage,
  pictureLanguages,
  picturesOf,
  shownWords,
  writeShownWords,
} from './pictures/shown-words.ts'
import { writeStatement } from './pictures/statement-file.ts'
import { withApplication } from './setup/prepare.ts'
import { inProject, projectRoot } from './setup/project.ts'
import { runScript, say } from './setup/step.ts'

const firstContactScript = inProject('e2e', 'inside', 'confirm-first-contact.cjs')

const ready = (page: Page, screen: string) =>
  page.waitForFunction((wanted) => document.documentElement.dataset['ready'] === wanted, screen)

/** Takes pictures from a formula to its review; nothing is sent. */
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

/** The units where they stand, and what the list charges for. */
const takeBuilding = async (page: Page, take: (name: string) => Promise<void>) => {
  const look = page.getByRole('radiogroup', { name: 'Show the units as' })
  await look.getByText('Building', { exact: true }).click()
  await page.getByRole('region', { name: /^Building plan of/ }).waitFor()
  await take('building')
  await look.getByText('List', { exact: true }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Premiums and outliers…' }).click()
  await page.getByText('What this price list charges for').waitFor()
  await page.getByText('Each floor up').waitFor()
  await take('premiums')
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
  await take('media')
  await page
    .getByRole('radiogroup', { name: 'What is shown' })
    .getByText('Coverage', { exact: true })
    .click()
  await page.getByRole('table', { name: 'Coverage of the project' }).waitFor()
  await take('media-coverage')
}

/** What arrived, and a lead on its way; nothing is sent. */
const takeLeads = async (page: Page, take: (name: string) => Promise<void>) => {
  await page.getByText(/^Last checked/).waitFor()
  await page.getByRole('img', { name: 'Leads per day' }).waitFor()
  await take('leads')
  await page
    .getByRole('radiogroup', { name: 'What is shown' })
    .getByText('Send a lead', { exact: true })
    .click()
  const form = page.getByRole('region', { name: 'A lead to send' })
  await form.getByRole('textbox', { name: 'First name' }).fill('Eva')
  await form.getByRole('textbox', { name: 'Last name' }).fill('Nováková')
  await form.getByRole('textbox', { name: 'Phone' }).fill('777 123 456')
  await form.getByRole('combobox', { name: 'Project', exact: true }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Open the draft Eva Nováková' }).waitFor()
  await take('leads-send')
}

/** A statement matched to what is prescribed; nothing is sent. */
const takePayments = async (page: Page, take: (name: string) => Promise<void>, files: string) => {
  const statement = join(files, 'vypis-2026-11.csv')
  writeStatement(statement)
  await page.getByRole('button', { name: 'Load from the CRM' }).click()
  await page.getByText(/prescribed, read/).waitFor()
  await page.getByLabel('Statements of a bank').setInputFiles(statement)
  await page.getByRole('table', { name: 'What was read' }).waitFor()
  await page.getByRole('button', { name: /^Import \d+ payments$/ }).click()
  await page.getByRole('button', { name: /^Confirm \d+ certain matches$/ }).click()
  await page.getByRole('row').filter({ hasText: '7000123' }).click()
  await page.getByRole('complementary', { name: 'Payment' }).getByText('7000123').first().waitFor()
  await page.mouse.move(0, 0)
  // Until the notices of what was imported and confirmed have gone.
  await page.waitForFunction(() => document.querySelector('[role="alert"]') === null)
  await take('payments')
}

/** Takes a picture of the same moment in both languages, with the words that stand in it. */
const photographer = (page: Page) => {
  const shown: Record<PictureLanguage, Record<string, string[]>> = { en: {}, cs: {} }
  const speak = async (language: PictureLanguage) => {
    await callMain(page, 'settings.changeSettings', { language })
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language)
    // Texts of the tables follow with the next frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 500))),
    )
  }
  const take = async (name: string) => {
    for (const language of pictureLanguages) {
      await speak(language)
      await page.screenshot({
        path: join(picturesOf(language), `${name}.png`),
        animations: 'disabled',
      })
      shown[language][name] = await shownWords(page, language)
    }
    await speak('en')
    say('screenshots', name)
  }
  return { take, shown }
}

/** The pictures of the README and of the guide, taken of the application as it is. */
const takePictures = async (
  application: ElectronApplication,
  page: Page,
  files: string,
): Promise<void> => {
  const { take, shown } = photographer(page)
  const go = async (name: string, screen: string) => {
    await page.getByRole('navigation').getByRole('button', { name }).click()
    await ready(page, screen)
  }
  await ready(page, 'welcome')
  await take('welcome')
  await page.getByRole('button', { name: /Explore the demo/ }).click()
  await ready(page, 'prices')
  await take('first-steps')
  await page.getByRole('button', { name: 'Close the guide' }).click()
  await take('prices')
  await takeBuilding(page, take)
  await takePriceChange(page, take)
  await go('Media', 'media')
  await takeMedia(page, take, files)
  await go('Leads', 'leads')
  await takeLeads(page, take)
  await go('Customers', 'customers')
  await page.getByText('Zpracování osobních údajů').first().waitFor()
  await take('customers')
  await go('Payments', 'payments')
  await takePayments(page, take, files)
  await go('Activity', 'activity')
  await take('activity')
  await go('Settings', 'settings')
  await take('settings')
  await page.getByText('Dark', { exact: true }).click()
  await go('Prices', 'prices')
  await take('prices-dark')
  await go('Settings', 'settings')
  await page.getByText('Light', { exact: true }).click()
  await takeExports({ application, page, take })
  for (const language of pictureLanguages) writeShownWords(language, shown[language])
}

await runScript(() =>
  withApplication({ keychain: false }, async ({ electron, display }) => {
    const profile = mkdtempSync(join(tmpdir(), 'unitdesk-screenshots-'))
    const files = join(profile, 'files')
    await writeMediaFiles(files)
    for (const language of pictureLanguages) mkdirSync(picturesOf(language), { recursive: true })
    const application = await _electron.launch({
      executablePath: electron,
      args: ['-r', firstContactScript, projectRoot, `--profile=${profile}`, '--lang=en-US'],
      env: { ...process.env, ...display.env, LANGUAGE: 'en', LANG: 'en_US.UTF-8' },
    })
    try {
      application.context().setDefaultTimeout(120_000)
      const page = await application.firstWindow()
      await application.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.setContentSize(1280, 800),
      )
      await takePictures(application, page, files)
    } finally {
      await application.close()
      rmSync(profile, { recursive: true, force: true })
    }
    return 0
  }),
)
