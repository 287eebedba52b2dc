import { expect, type Locator, type Page } from '@playwright/test'

type View = 'Overview' | 'Archive' | 'Reconciliation' | 'Send a lead'

/** Leads of a workspace: what arrived, what is missing, and what is sent. */
export class LeadsScreen {
  private readonly page: Page
  readonly archive: Locator
  readonly sent: Locator
  readonly detail: Locator
  readonly form: Locator
  readonly sendings: Locator
  private readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.archive = page.getByRole('table', { name: 'Archived leads' })
    this.sent = page.getByRole('table', { name: 'Website leads' })
    this.detail = page.getByRole('complementary', { name: 'The selected lead' })
    this.form = page.getByRole('region', { name: 'A lead to send' })
    this.sendings = page.getByRole('region', { name: 'Leads sent from here' })
    this.dialog = page.getByRole('dialog')
  }

  async show(view: View): Promise<void> {
    await this.showAs('What is shown', view)
  }

  /** Chooses a view, in whatever language. */
  async showAs(group: string, view: string): Promise<void> {
    await this.page
      .getByRole('radiogroup', { name: group })
      .getByText(view, { exact: true })
      .click()
  }

  async press(button: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: button }).first().click()
  }

  async check(): Promise<void> {
    await this.show('Overview')
    await this.press('Check now')
    await expect(this.page.getByText(/^Last checked now/)).toBeVisible()
  }

  async expectSaid(sentence: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: sentence }).first()).toBeVisible()
  }

  async expectInArchive(names: readonly string[]): Promise<void> {
    for (const name of names) {
      await expect(this.archive.getByRole('row').filter({ hasText: name })).toBeVisible()
    }
  }

  async searchArchive(text: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search names' }).fill(text)
  }

  async expectArchiveCount(words: string): Promise<void> {
    await expect(this.page.getByText(words, { exact: true })).toBeVisible()
  }

  async openImport(path: string): Promise<void> {
    await this.press('Import…')
    await this.dialog.locator('input[type="file"]').setInputFiles(path)
    await expect(this.dialog.getByRole('button', { name: /^Import \d+ leads?$/ })).toBeEnabled()
  }

  async takeImport(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^Import \d+ leads?$/ }).click()
    await expect(this.dialog).toHaveCount(0)
  }

  async askAddress(url: string, header: string): Promise<void> {
    await this.press('Add an address…')
    await this.dialog.getByRole('textbox', { name: 'Address' }).fill(url)
    await this.dialog.getByLabel(/^Value of the “Authorization” header/).fill(header)
    await this.dialog.getByRole('button', { name: 'Save and load' }).click()
  }

  async changeHeader(header: string): Promise<void> {
    await this.press('Edit…')
    await this.dialog.getByLabel(/^Value of the “Authorization” header/).fill(header)
    await this.dialog.getByRole('button', { name: 'Save and load' }).click()
  }

  async expectOfAddress(words: string): Promise<void> {
    const address = this.page.getByRole('region', { name: 'Website address' })
    await expect(address).toContainText(words)
  }

  async closeDialog(): Promise<void> {
    await this.page.keyboard.press('Escape')
    await expect(this.dialog).toHaveCount(0)
  }

  sentRow(name: string): Locator {
    return this.sent.getByRole('row').filter({ hasText: name })
  }

  async chooseSent(name: string): Promise<void> {
    await this.sentRow(name).getByRole('button', { name }).click()
    await expect(this.detail).toBeVisible()
  }

  async link(name: string): Promise<void> {
    await this.detail.getByRole('button', { name: new RegExp(`^Link to ${name}`) }).click()
  }

  async sendAgain(): Promise<void> {
    await this.detail.getByRole('button', { name: 'Send again…' }).click()
    await expect(this.form).toBeVisible()
  }

  async write(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(fields)) {
      await this.form.getByRole('textbox', { name, exact: true }).fill(text)
    }
  }

  async expectField(name: string, value: string): Promise<void> {
    await expect(this.form.getByRole('textbox', { name, exact: true })).toHaveValue(value)
  }

  async choose(field: string, option: string | RegExp): Promise<void> {
    await this.form.getByRole('combobox', { name: field, exact: true }).click()
    await this.page.getByRole('option', { name: option }).first().click()
  }

  async type(field: string, text: string): Promise<void> {
    await this.form.getByRole('combobox', { name: field, exact: true }).fill(text)
  }

  async chooseConsents(way: string): Promise<void> {
    await this.showAs('What happens to the consents', way)
  }

  async tick(box: string): Promise<void> {
    await this.form.getByRole('checkbox', { name: box }).check()
  }

  async review(): Promise<void> {
    await this.press('Preview and send…')
    await expect(this.parameters).toBeVisible()
  }

  get parameters(): Locator {
    return this.page.getByRole('table', { name: 'Parameters of the lead' })
  }

  async expectParameter(name: string, value: string): Promise<void> {
    const row = this.parameters.getByRole('row').filter({
      has: this.page.getByText(name, { exact: true }),
    })
    await expect(row).toContainText(value)
  }

  async send(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^Send the (test )?lead$/ }).click()
  }

  async expectSending(name: string, words: string | RegExp): Promise<void> {
    const line = this.sendings.getByRole('listitem').filter({ hasText: name })
    await expect(line).toContainText(words)
  }

  async expectInDialog(text: string | RegExp): Promise<void> {
    await expect(this.dialog).toContainText(text)
  }

  async openPrivacy(): Promise<void> {
    await this.press('Lead privacy')
    await expect(this.dialog).toBeVisible()
  }

  async openSettings(): Promise<void> {
    await this.press('Lead settings')
    await expect(this.dialog).toBeVisible()
  }

  async findPerson(name: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await this.dialog.getByRole('button', { name: 'Find' }).click()
  }

  found(): Locator {
    return this.dialog.getByRole('region', { name: 'What is stored about the person' })
  }

  elsewhere(): Locator {
    return this.dialog.getByRole('region', { name: 'What else is stored about the person' })
  }

  async deletePerson(): Promise<void> {
    await this.found()
      .getByRole('button', { name: /^Delete .* records?$/ })
      .click()
    await expect(
      this.page.getByText('Their leads were deleted from this computer').first(),
    ).toBeVisible()
  }
}
