import { expect, type Locator, type Page } from '@playwright/test'

/** Customers of the CRM: one who is looked up by number, and consents that are withdrawn. */
export class CustomersScreen {
  private readonly page: Page
  readonly audit: Locator
  private readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.audit = page.getByRole('table', { name: 'Audit list of consents' })
    this.dialog = page.getByRole('dialog')
  }

  async askToRevoke(email: string, type: string, notes: string): Promise<void> {
    const form = this.page.getByRole('form', { name: 'Withdraw a consent' })
    await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await form.getByRole('combobox', { name: 'Consent' }).click()
    await this.page.getByRole('option', { name: type }).click()
    await form.getByRole('textbox', { name: 'Notes' }).fill(notes)
    await form.getByRole('button', { name: 'Withdraw…' }).click()
    await expect(this.dialog).toContainText('This cannot be undone here')
  }

  async expectReach(words: string | RegExp): Promise<void> {
    await expect(this.dialog).toContainText(words)
  }

  async confirmRevocation(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Withdraw the consent' }).click()
    await expect(this.dialog).toHaveCount(0)
  }

  async open(id: number): Promise<void> {
    const form = this.page.getByRole('form', { name: 'Open a customer' })
    await form.getByRole('textbox', { name: 'Customer ID' }).fill(String(id))
    await form.getByRole('button', { name: 'Open' }).click()
  }

  customer(id: number): Locator {
    return this.page.getByRole('region', { name: `Customer ${id}` })
  }

  async search(text: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search the customer' }).fill(text)
  }
}
