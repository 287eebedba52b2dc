import { expect, type Page } from '@playwright/test'

export interface Entries {
  readonly name: string
  readonly address: string
  readonly login: string
  readonly password: string
  /** What the account is for; prices when left out. */
  readonly areas?: readonly string[]
}

export class ConnectForm {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async fill({ name, address, login, password, areas = ['Prices'] }: Entries): Promise<void> {
    await this.page.getByLabel('Name of the workspace').fill(name)
    await this.page.getByLabel('CRM address').fill(address)
    await this.page.getByRole('textbox', { name: 'Login' }).fill(login)
    await this.page.getByRole('textbox', { name: 'Password' }).fill(password)
    for (const area of areas) await this.page.getByRole('checkbox', { name: area }).check()
  }

  async untick(area: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: area }).uncheck()
  }

  async typeLogin(login: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Login' }).fill(login)
  }

  async expectEntries({ name, address, login, password }: Entries): Promise<void> {
    await expect(this.page.getByLabel('Name of the workspace')).toHaveValue(name)
    await expect(this.page.getByLabel('CRM address')).toHaveValue(address)
    await expect(this.page.getByRole('textbox', { name: 'Login' })).toHaveValue(login)
    await this.expectPassword(password)
  }

  async test(): Promise<void> {
    await this.page.getByRole('button', { name: 'Test', exact: true }).click()
  }

  async connect(): Promise<void> {
    await this.page.getByRole('button', { name: 'Connect', exact: true }).click()
  }

  async keepForThisRun(): Promise<void> {
    await this.page.getByRole('button', { name: 'Keep until Unitdesk closes' }).click()
  }

  async expectTicked(areas: readonly string[]): Promise<void> {
    const ticked = this.page.getByRole('checkbox', { checked: true })
    await expect(ticked).toHaveCount(areas.length)
    for (const area of areas) {
      await expect(this.page.getByRole('checkbox', { name: area })).toBeChecked()
    }
  }

  async expectFault(text: string): Promise<void> {
    await expect(this.page.getByText(text)).toBeVisible()
  }

  /** The password that was refused is selected, so that typing replaces it; until then nothing can be sent. */
  async expectSpent(password: string): Promise<void> {
    await this.expectPassword(password)
    await expect(this.page.getByRole('textbox', { name: 'Password' })).toBeFocused()
    for (const name of ['Connect', 'Test']) {
      await expect(this.page.getByRole('button', { name, exact: true })).toBeDisabled()
    }
  }

  async expectPassword(text: string): Promise<void> {
    await expect(this.page.getByRole('textbox', { name: 'Password' })).toHaveValue(text)
  }
}
