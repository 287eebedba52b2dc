import { expect, type Locator, type Page } from '@playwright/test'

export class ActivityScreen {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async expectCall(endpoint: string, outcome: string): Promise<void> {
    const row = this.page
      .getByRole('grid', { name: 'Calls to the CRM' })
      .getByRole('row')
      .filter({ hasText: endpoint })
      .filter({ hasText: outcome })
    await expect(row.first()).toBeVisible()
  }

  async expectCalls(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: 'calls' })).toHaveText(text)
  }

  async showProblems(): Promise<void> {
    await this.page.getByText('Problems', { exact: true }).click()
  }

  async expectNothingFound(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  }

  async clear(): Promise<void> {
    await this.page.getByRole('button', { name: 'Clear…' }).click()
    await this.page.getByRole('button', { name: 'Clear the list' }).click()
  }

  /** The notice of a call that may have arrived, with what helps to find out. */
  async expectUnknown(subject: string, help: string): Promise<void> {
    const row = this.page.getByRole('listitem').filter({ hasText: subject })
    await expect(row).toContainText(help)
  }

  async sayItArrived(subject: string): Promise<void> {
    await this.page.getByRole('button', { name: `It had arrived: ${subject}` }).click()
  }

  async expectNothingUnknown(): Promise<void> {
    await expect(this.page.getByRole('button', { name: /had arrived/ })).toHaveCount(0)
  }

  async expectEmpty(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'No calls yet' })).toBeVisible()
  }

  get acts(): Locator {
    return this.page.getByRole('table', { name: 'Who did what' })
  }

  async showActs(): Promise<void> {
    await this.page.getByText('Who did what', { exact: true }).click()
    await expect(
      this.acts.or(this.page.getByRole('heading', { name: 'Nothing found' })),
    ).toBeVisible()
  }

  /** A row that says all of this. */
  act(...texts: readonly (string | RegExp)[]): Locator {
    return texts.reduce(
      (rows: Locator, text) => rows.filter({ hasText: text }),
      this.acts.getByRole('row'),
    )
  }

  async narrowToUnit(number: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Unit' }).fill(number)
  }

  async narrowToPerson(name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Anybody' }).click()
    await this.page.getByRole('option', { name }).click()
  }

  async checkRecord(): Promise<void> {
    await this.page.getByRole('button', { name: 'Check the record' }).click()
  }
}
