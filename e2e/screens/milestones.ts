import type { Locator, Page } from '@playwright/test'

/** Milestones as the CRM tells them. */
export class MilestonesScreen {
  private readonly page: Page
  readonly table: Locator
  readonly tree: Locator

  constructor(page: Page) {
    this.page = page
    this.table = page.getByRole('grid', { name: 'Milestones' })
    this.tree = page.getByRole('list', { name: 'Milestones as they came' })
  }

  async show(): Promise<void> {
    await this.page
      .getByRole('radiogroup', { name: 'What is shown' })
      .getByText('Milestones', { exact: true })
      .click()
  }

  async ask(): Promise<void> {
    await this.page.getByRole('button', { name: 'Load from the CRM' }).click()
  }

  column(title: string): Locator {
    return this.table.getByRole('columnheader', { name: title })
  }

  async showAs(form: 'Table' | 'As it came'): Promise<void> {
    await this.page
      .getByRole('radiogroup', { name: 'How they are shown' })
      .getByText(form, { exact: true })
      .click()
  }

  async search(text: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search milestones' }).fill(text)
  }
}
