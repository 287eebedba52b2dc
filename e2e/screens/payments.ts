import { expect, type Locator, type Page } from '@playwright/test'

/** Statements of banks, their payments, and what else the interface has. */
export class PaymentsScreen {
  private readonly page: Page
  readonly list: Locator
  readonly detail: Locator
  readonly groups: Locator
  readonly dialog: Locator
  readonly statement: Locator
  /** The notice that the ledger came from a backup. */
  readonly restored: Locator
  readonly accept: Locator

  constructor(page: Page) {
    this.page = page
    this.list = page.getByRole('grid', { name: 'Payments' })
    this.detail = page.getByRole('complementary', { name: 'Payment' })
    this.groups = page.getByRole('group', { name: 'Filter by state' })
    this.dialog = page.getByRole('dialog')
    this.restored = page
      .getByRole('alert')
      .filter({ hasText: 'The list of sent payments came from a backup' })
    this.accept = this.restored.getByRole('button', { name: 'Finish comparing' })
    this.statement = this.dialog.getByRole('table', { name: 'What was read' })
  }

  async expectEmpty(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'No payments waiting' })).toBeVisible()
  }

  /** Opens a file through the dialog for files; its contents are shown and nothing is imported yet. */
  async choose(path: string): Promise<void> {
    await this.page.getByLabel('Statements of a bank').setInputFiles(path)
    await expect(this.statement).toBeVisible()
  }

  async expectInDialog(text: string | RegExp): Promise<void> {
    await expect(this.dialog.getByText(text).first()).toBeVisible()
  }

  async takeOver(count: number): Promise<void> {
    const name = `Import ${count} payment${count === 1 ? '' : 's'}`
    await this.dialog.getByRole('button', { name }).click()
    await expect(this.dialog).toHaveCount(0)
  }

  async expectCount(group: string, count: number): Promise<void> {
    const name = new RegExp(`^${group} ?${count}$`)
    await expect(this.groups.getByRole('button', { name })).toBeVisible()
  }

  async expectRestored(told: string): Promise<void> {
    await expect(this.restored).toContainText(told)
  }

  row(text: string): Locator {
    return this.list.getByRole('row').filter({ hasText: text })
  }

  async expectRow(text: string, told: string | RegExp): Promise<void> {
    await expect(this.row(text)).toContainText(told)
  }

  async open(text: string): Promise<void> {
    await this.row(text).click()
    await expect(this.detail.getByText(text).first()).toBeVisible()
  }

  async selectAll(): Promise<void> {
    const rows = this.list.getByRole('row').filter({ has: this.page.getByRole('gridcell') })
    await rows.first().click()
    await rows.last().click({ modifiers: ['Shift'] })
  }

  async press(button: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: button }).first().click()
  }

  async pressInDetail(button: string | RegExp): Promise<void> {
    await this.detail.getByRole('button', { name: button }).click()
  }

  async pressInDialog(button: string | RegExp): Promise<void> {
    await this.dialog.getByRole('button', { name: button }).click()
  }

  /** The CRM tells what is prescribed. */
  async askCrm(): Promise<void> {
    await this.press('Load from the CRM')
    await expect(this.page.getByText(/prescribed, read/)).toBeVisible()
  }

  /** What is reviewed, in the names and texts of the parameters. */
  async review(count: number): Promise<string[]> {
    await this.press(new RegExp(`^Send ${count} payments?…$`))
    await this.dialog.getByText(/^Details/).click()
    const table = this.dialog.getByRole('table', { name: 'What is sent of each payment' })
    await expect(table).toBeVisible()
    return table.getByRole('row').allInnerTexts()
  }

  async sendNow(): Promise<void> {
    await this.pressInDialog(/^Send \d+ payments? now$/)
    await expect(this.dialog).toHaveCount(0)
  }

  async show(view: string): Promise<void> {
    await this.page
      .getByRole('radiogroup', { name: 'What is shown' })
      .getByText(view, { exact: true })
      .click()
  }

  async showAll(): Promise<void> {
    await this.page
      .getByRole('radiogroup', { name: 'Which payments' })
      .getByText('All', { exact: true })
      .click()
  }

  async openSettings(): Promise<void> {
    await this.press('How payments are sent')
    await expect(this.dialog).toBeVisible()
  }

  async addParameter(name: string, text: string): Promise<void> {
    await this.pressInDialog('Add a parameter')
    await this.dialog.getByRole('textbox', { name: 'Name of the parameter' }).last().fill(name)
    await this.dialog.getByRole('textbox', { name: 'Text', exact: true }).last().fill(text)
  }
}
