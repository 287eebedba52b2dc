import { expect, type Locator, type Page } from '@playwright/test'
import { PriceSheet } from './price-sheet.ts'

export class PricesScreen {
  private readonly page: Page
  readonly search: Locator
  readonly count: Locator
  readonly sheet: PriceSheet

  constructor(page: Page) {
    this.page = page
    this.sheet = new PriceSheet(page)
    this.search = page.getByRole('searchbox', { name: 'Search units' })
    this.count = page
      .getByRole('region', { name: 'Summary of the units shown' })
      .getByRole('status')
  }

  table(project: string): Locator {
    return this.page.getByRole('grid', { name: `Units of ${project}` })
  }

  /** The first rows of some project are there and can be used. */
  async expectUnits(project = 'Rezidence Podviní'): Promise<void> {
    await expect(this.table(project).getByRole('gridcell').first()).toBeVisible()
  }

  async loadWithScreen(screen: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Screen number' }).fill(screen)
    await this.page.getByRole('button', { name: 'Load with this screen' }).click()
  }

  async chooseProject(name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Choose a project' }).click()
    await this.page.getByRole('option', { name }).click()
    await this.expectUnits(name)
  }

  async searchFor(text: string): Promise<void> {
    await this.search.fill(text)
  }

  async expectCount(text: string | RegExp): Promise<void> {
    await expect(this.count).toHaveText(text)
  }

  /** The unit numbers in the order in which they are shown. */
  async numbers(project = 'Rezidence Podviní'): Promise<string[]> {
    // A locked unit says more beside its number.
    return (await this.texts('number', project)).map((text) => /^\S*/.exec(text)?.[0] ?? '')
  }

  /** The areas in square metres, in the order in which they are shown. */
  async areas(project = 'Rezidence Podviní'): Promise<number[]> {
    return (await this.texts('area', project)).map(Number)
  }

  private async texts(column: string, project: string): Promise<string[]> {
    const cells = this.table(project).locator(`[col-id="${column}"][role="gridcell"]`)
    const rows = await cells.evaluateAll((found) =>
      found.map((cell) => ({
        row: Number(cell.closest('[role="row"]')?.getAttribute('row-index')),
        text: cell.textContent ?? '',
      })),
    )
    return rows.sort((a, b) => a.row - b.row).map(({ text }) => text)
  }

  async sortBy(column: string): Promise<void> {
    await this.page.getByRole('columnheader', { name: column }).focus()
    await this.page.keyboard.press('Enter')
  }

  async expectColumn(name: string): Promise<void> {
    await expect(this.page.getByRole('columnheader', { name })).toBeAttached()
  }

  async expectNoColumn(name: string): Promise<void> {
    await expect(this.page.getByRole('columnheader', { name, exact: true })).toHaveCount(0)
  }

  async toggleColumn(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Columns' }).click()
    await this.page.getByRole('checkbox', { name, exact: true }).click()
    await this.page.keyboard.press('Escape')
  }

  /** The menu of a column, as the keyboard opens it. */
  async openColumnMenu(column: string): Promise<Locator> {
    await this.page.getByRole('columnheader', { name: column, exact: true }).focus()
    await this.page.keyboard.press('Control+Enter')
    const menu = this.page.getByRole('region', { name: `Column ${column}`, exact: true })
    await expect(menu).toBeVisible()
    return menu
  }

  /** All filters: they stay open until something else is clicked. */
  async openFilters(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Filters', exact: true }).click()
    const filters = this.page.getByRole('dialog', { name: 'Filters', exact: true })
    await expect(filters).toBeVisible()
    return filters
  }

  /** A value of the filters that are open. */
  chip(name: RegExp): Locator {
    return this.page.getByRole('button', { name }).and(this.page.locator('[aria-pressed]'))
  }

  async clearFilters(): Promise<void> {
    await this.page.getByRole('button', { name: 'Clear filters', exact: true }).click()
  }

  /** The titles of the columns from left to right. */
  async columnTitles(): Promise<string[]> {
    const headers = this.page.getByRole('columnheader')
    const placed = await headers.evaluateAll((found) =>
      found.map((header) => ({
        left: header.getBoundingClientRect().left,
        title: header.textContent?.trim() ?? '',
      })),
    )
    return placed.sort((a, b) => a.left - b.left).map(({ title }) => title)
  }

  async openUnit(number: string): Promise<void> {
    await this.page.getByRole('gridcell', { name: new RegExp(`^${number}`) }).dblclick()
    await expect(this.page.getByRole('dialog', { name: `Unit ${number}` })).toBeVisible()
  }

  async refresh(): Promise<void> {
    await this.page.getByRole('button', { name: 'Refresh' }).click()
  }
}
