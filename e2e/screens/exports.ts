import { expect, type Locator, type Page } from '@playwright/test'

export type ReportTab = 'Runs' | 'Table' | 'Compare' | 'Charts' | 'Trend' | 'Alerts'

/** The dialog of the backup. */
const backupDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Back up everything' })
  const press = (name: string) => dialog.getByRole('button', { name }).click()
  return {
    set: async (folder: string): Promise<void> => {
      await press('Choose the folder…')
      await expect(dialog.getByText(folder, { exact: true })).toBeVisible()
      // The report has read its table a moment ago.
      await dialog.getByRole('checkbox', { name: 'Units', exact: true }).uncheck()
      await press('Save')
      await expect(dialog.getByText('No backup yet.')).toBeVisible()
    },
    now: () => press('Back up now'),
    expectWhole: async (): Promise<void> => {
      const words = dialog.getByText(/: complete$/)
      await expect(words).toBeVisible({ timeout: 90_000 })
      await expect(dialog.getByRole('listitem')).toHaveText([/complete18 tables/])
    },
    openTable: async (table: string): Promise<void> => {
      await dialog.getByRole('button', { name: /^Open a table of / }).click()
      const named = page.getByText(table, { exact: true })
      await page.getByRole('menuitem').filter({ has: named }).click()
      await expect(dialog).toHaveCount(0)
    },
  }
}

/** Reports, their runs and what is in them. */
export class ExportsScreen {
  private readonly page: Page
  readonly reports: Locator
  readonly runs: Locator
  readonly sheet: Locator
  readonly differences: Locator
  readonly summary: Locator
  readonly toNewest: Locator
  /** The figures of the dashboard. */
  readonly tiles: Locator

  constructor(page: Page) {
    this.page = page
    this.reports = page.getByRole('table', { name: 'Reports' })
    this.runs = page.getByRole('table', { name: /^Runs of / })
    this.sheet = page.getByRole('grid', { name: /, sheet / })
    this.differences = page.getByRole('grid', { name: /^Differences of / })
    this.summary = page.getByRole('region', { name: 'What changed' })
    this.toNewest = page.getByRole('button', { name: 'Show the newest' })
    const dashboard = page.getByRole('list', { name: 'Dashboard figures' })
    this.tiles = dashboard.locator('> li')
  }

  tile(title: string): Locator {
    return this.tiles.filter({ has: this.page.getByRole('heading', { name: title, level: 2 }) })
  }

  async changeTile(title: string, change: string): Promise<void> {
    await this.tile(title)
      .getByRole('button', { name: `Change ${title}` })
      .click()
    await this.page.getByRole('menuitem', { name: change }).click()
    await expect(this.page.getByRole('menu')).toHaveCount(0)
  }

  async addReady(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Add ${name}`, exact: true }).click()
    await this.expectReport(name)
    const told = this.page.getByRole('alert').filter({ hasText: `${name} was added` })
    // The notice may go away by itself just before it is closed.
    const close = told.getByRole('button', { name: 'Close' })
    await expect(async () => {
      if (await close.isVisible()) await close.click({ timeout: 2_000 })
      await expect(told).toHaveCount(0, { timeout: 2_000 })
    }).toPass()
  }

  /** The newest run is 0. */
  async chooseRun(at: number): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Run', exact: true }).selectOption({ index: at })
  }

  report(name: string): Locator {
    return this.reports.getByRole('row').filter({
      has: this.page.getByRole('button', { name, exact: true }),
    })
  }

  async expectReport(name: string): Promise<void> {
    await expect(this.report(name)).toBeVisible()
  }

  async expectLastRun(name: string, words: string | RegExp): Promise<void> {
    await expect(this.report(name)).toContainText(words, { timeout: 90_000 })
  }

  async shareWithTeam(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `More about ${name}`, exact: true }).click()
    await this.page.getByRole('menuitem', { name: 'Share with the team' }).click()
    await expect(this.page.getByRole('menu')).toHaveCount(0)
  }

  async keepAlone(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `More about ${name}`, exact: true }).click()
    await this.page.getByRole('menuitem', { name: 'Keep for this computer alone' }).click()
  }

  runButton(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^(Run now|Again in .*): ${name}$`) })
  }

  async run(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Run now: ${name}` }).click()
  }

  /** The button counts down; whoever presses it gets nothing. */
  async expectCoolingDown(name: string, words: RegExp): Promise<void> {
    const button = this.runButton(name)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveText(words)
  }

  async open(name: string, tab: ReportTab = 'Runs'): Promise<void> {
    await this.reports.getByRole('button', { name, exact: true }).click()
    await expect(this.page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await this.show(tab)
  }

  async show(tab: ReportTab): Promise<void> {
    await this.page.getByRole('tab', { name: tab, exact: true }).click()
    await expect(this.page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  }

  async backToReports(): Promise<void> {
    await this.page.getByRole('button', { name: 'All reports' }).click()
    await expect(this.reports).toBeVisible()
  }

  /** Expects runs, the newest first. */
  async expectRuns(results: readonly (string | RegExp)[]): Promise<void> {
    const rows = this.runs.locator('tbody').getByRole('row')
    await expect(rows).toHaveCount(results.length)
    for (const [at, result] of results.entries()) {
      await expect(rows.nth(at)).toContainText(result)
    }
  }

  /** Looks closer at how the newest run went. */
  async hoverNewestState(): Promise<void> {
    const newest = this.runs.locator('tbody').getByRole('row').first()
    await newest.getByRole('button', { name: /^Done/ }).hover()
  }

  /** The run that a person was led to. */
  async expectRunShown(words: RegExp): Promise<void> {
    const current = this.page.locator('[aria-current="true"]')
    await expect(this.page.getByRole('row').and(current)).toContainText(words)
  }

  async removeNewestRun(): Promise<void> {
    await this.press(/^More about the run of/)
    await this.page.getByRole('menuitem', { name: 'Remove' }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Remove this run?' })
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(dialog).toHaveCount(0)
  }

  async openNewestRun(): Promise<void> {
    const newest = this.runs.locator('tbody').getByRole('row').first()
    await newest.getByRole('rowheader').getByRole('button').click()
    await this.expectTable()
  }

  async expectTable(): Promise<void> {
    await expect(this.sheet.getByRole('row').nth(1)).toBeVisible()
  }

  /** The words below the table. */
  async expectShown(words: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('region', { name: 'Summary of the table' })).toContainText(
      words,
    )
  }

  /** Takes the file of the run by its grip and moves it towards the edge of the window. */
  async pullOut(): Promise<void> {
    await this.page.getByTitle('Drag the file out of the window').hover()
    await this.page.mouse.down()
    await this.page.mouse.move(400, 400, { steps: 5 })
    await this.page.mouse.up()
  }

  async searchTable(text: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search in all columns' }).fill(text)
  }

  async searchRuns(text: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search in all runs' }).fill(text)
  }

  async filter(column: string, comparison: string, value: string): Promise<void> {
    await this.page.getByRole('button', { name: /^(Filter|\d+ conditions?)$/ }).click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Add a condition' }).click()
    await dialog.getByLabel('Column of condition 1').selectOption(column)
    await dialog.getByLabel('Comparison of condition 1').selectOption({ label: comparison })
    await dialog.getByLabel('Value of condition 1').fill(value)
    await this.page.keyboard.press('Escape')
  }

  async copyAll(): Promise<void> {
    await this.sheet.getByRole('gridcell').first().click()
    await this.page.keyboard.press('Control+a')
    await this.page.getByRole('button', { name: 'Copy', exact: true }).click()
  }

  async newReport(): Promise<void> {
    await this.page.getByRole('button', { name: 'New report' }).click()
    await this.page.getByRole('menuitem', { name: 'Another report…' }).click()
    await this.expectEditor('New report')
  }

  async changeReport(): Promise<void> {
    await this.page.getByRole('button', { name: 'Edit…', exact: true }).first().click()
    await this.expectEditor(/^Change /)
  }

  async expectEditor(title: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  }

  async fill(label: string, text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: label }).fill(text)
  }

  async choose(label: string, option: string): Promise<void> {
    const field = this.page.getByRole('combobox', { name: label, exact: true })
    await field.selectOption({ label: option })
  }

  async tick(label: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: label }).check()
  }

  /** A setting that is kept at once, and seen when it is. */
  async turnOn(label: string): Promise<void> {
    const box = this.page.getByRole('checkbox', { name: label })
    await box.click()
    await expect(box).toBeChecked()
  }

  async press(button: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: button }).first().click()
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save the report' }).click()
  }

  async expectSaved(name: string): Promise<void> {
    await expect(this.page.getByText(`${name} is saved`).last()).toBeVisible()
  }

  /** What the schedule comes to. */
  get preview(): Locator {
    return this.page.getByRole('region', { name: 'When it will run' })
  }

  async openBackup() {
    await this.press('Back up everything')
    return backupDialog(this.page)
  }

  async showCalendar(): Promise<void> {
    await this.page
      .getByRole('radiogroup', { name: 'What is shown' })
      .getByText('Calendar', { exact: true })
      .click()
    await expect(this.page.getByRole('table', { name: 'Calendar of the reports' })).toBeVisible()
  }

  difference(text: string | RegExp): Locator {
    return this.differences.getByRole('row').filter({ hasText: text })
  }

  chart(title: string): Locator {
    return this.page.getByRole('img', { name: title, exact: true })
  }

  async asTable(title: string): Promise<Locator> {
    await this.page
      .getByRole('radiogroup', { name: `How ${title} is shown` })
      .getByText('Table', { exact: true })
      .click()
    return this.page.getByRole('table', { name: title })
  }
}
