import { expect, type Page } from '@playwright/test'

export class SettingsScreen {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async choose(option: string): Promise<void> {
    await this.page.getByText(option, { exact: true }).click()
  }

  async expectAccount(label: string, state: string): Promise<void> {
    const row = this.page.getByRole('row').filter({ hasText: label }).filter({ hasText: state })
    await expect(row).toBeVisible()
  }

  async changePassword(account: string, password: string): Promise<void> {
    const title = `Change the password of ${account}`
    await this.page.getByRole('button', { name: title }).click()
    await this.page
      .getByRole('dialog')
      .getByRole('textbox', { name: 'New password' })
      .fill(password)
    await this.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(this.page.getByText(`The password of ${account} was changed`)).toBeVisible()
  }

  async removeWorkspace(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Remove ${name}` }).click()
    await this.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(this.page.getByText(`${name} was removed`)).toBeVisible()
  }

  async importFile(path: string): Promise<void> {
    const choosing = this.page.waitForEvent('filechooser')
    await this.page
      .getByRole('button', { name: 'Drop a settings file here, or choose one' })
      .click()
    await (await choosing).setFiles(path)
  }

  async expectDark(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  }
}
