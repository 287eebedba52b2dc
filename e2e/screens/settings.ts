import { expect, type Locator, type Page } from '@playwright/test'

export class SettingsScreen {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async nameYourself(name: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: 'Your name beside your changes' })
    await field.fill(name)
    await field.blur()
  }

  async choose(option: string): Promise<void> {
    await this.page.getByText(option, { exact: true }).click()
  }

  async expectAccount(label: string, state: string): Promise<void> {
    const row = this.page.getByRole('row').filter({ hasText: label }).filter({ hasText: state })
    await expect(row).toBeVisible()
  }

  async typePassword(account: string, password: string): Promise<void> {
    const accounts = this.page.getByRole('table')
    const name = new RegExp(`^(Change|Enter) password of ${account}$`)
    await accounts.getByRole('button', { name }).click()
    await this.page
      .getByRole('dialog')
      .getByRole('textbox', { name: 'New password' })
      .fill(password)
  }

  async leavePassword(): Promise<void> {
    await this.page.getByRole('dialog').getByText('Cancel').click()
  }

  async changePassword(account: string, password: string): Promise<void> {
    await this.typePassword(account, password)
    await this.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(this.page.getByText(`The password of ${account} was changed`)).toBeVisible()
  }

  /** The code that takes the key of the team to another computer. */
  async teamCode(): Promise<string> {
    await this.page.getByRole('button', { name: 'Show the code for a new computer…' }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Code for a new computer' })
    const code = await dialog.getByText(/^([0-9A-Z]{4}-){13}[0-9A-Z]{4}$/).textContent()
    await this.page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    return code ?? ''
  }

  /** Types into the form that is open, or opens it. */
  async enterTeamCode(code: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Enter the team’s code' })
    if ((await dialog.count()) === 0) {
      await this.page.getByRole('button', { name: 'Enter the code…' }).click()
    }
    await dialog.getByLabel('Code', { exact: true }).fill(code)
    await dialog.getByRole('button', { name: 'Use the code' }).click()
  }

  async removeWorkspace(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Remove ${name}` }).click()
    await this.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(this.page.getByText(`${name} was removed`)).toBeVisible()
  }

  /** Exports the settings; the person answers the system's own dialog with a path. */
  async exportSettings(): Promise<void> {
    await this.page.getByRole('button', { name: 'Export…' }).click()
    await expect(this.page.getByText('Settings exported')).toBeVisible()
  }

  /** Reads a part of the report for support that is shown, then saves it; the person answers the system's own dialog with a path. */
  async saveReport(part: string, said: string): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    await dialog.getByText(part).click()
    await expect(dialog.getByRole('region', { name: part })).toContainText(said)
    await dialog.getByRole('button', { name: 'Save the report…' }).click()
    await expect(this.page.getByText('The report was saved')).toBeVisible()
  }

  async importFile(path: string): Promise<void> {
    const choosing = this.page.waitForEvent('filechooser')
    await this.page
      .getByRole('button', { name: 'Drop a settings file here, or choose one' })
      .click()
    await (await choosing).setFiles(path)
    const dialog = this.page.getByRole('dialog')
    await expect(dialog).toContainText('What will be imported')
    await dialog.getByRole('button', { name: 'Import' }).click()
  }

  async trustAuthority(path: string): Promise<void> {
    const choosing = this.page.waitForEvent('filechooser')
    await this.page
      .getByRole('button', { name: 'Drop a certificate file here, or choose one' })
      .click()
    await (await choosing).setFiles(path)
  }

  async stopTrusting(): Promise<void> {
    await this.page.getByRole('button', { name: 'Remove this authority' }).click()
  }

  private serverZone(workspace: string): Locator {
    const card = this.page.getByRole('article', { name: workspace })
    return card.getByRole('combobox', { name: 'Time zone of the CRM' })
  }

  async chooseServerZone(workspace: string, zone: string): Promise<void> {
    await this.serverZone(workspace).selectOption(zone)
    await this.expectServerZone(workspace, zone)
  }

  async expectServerZone(workspace: string, zone: string): Promise<void> {
    await expect(this.serverZone(workspace)).toHaveValue(zone)
  }

  /** Opens the list of whose code is inside, and one of them. */
  async openLicences(name: string, text: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Open source licences' }).click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill(name)
    const found = dialog.getByRole('listitem')
    await expect(found).toHaveCount(1)
    await found.getByText(name).click()
    await expect(dialog.getByText(text)).toBeVisible()
  }

  async expectDark(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  }
}
