import { expect, type Page } from '@playwright/test'

export interface Entries {
  readonly name: string
  readonly address: string
  readonly login: string
  readonly password: string
}

export class ConnectForm {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async fill({ name, address, login, password }: Entries): Promise<void> {
    await this.page.getByLabel('Name of the workspace').fill(name)
    await this.page.getByLabel('Address of the server').fill(address)
    await this.page.getByRole('textbox', { name: 'Login' }).fill(login)
    await this.page.getByRole('textbox', { name: 'Password' }).fill(password)
  }

  async typeLogin(login: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Login' }).fill(login)
  }

  async expectEntries({ name, address, login, password }: Entries): Promise<void> {
    await expect(this.page.getByLabel('Name of the workspace')).toHaveValue(name)
    await expect(this.page.getByLabel('Address of the server')).toHaveValue(address)
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
    await this.page.getByRole('button', { name: 'Keep for this run only' }).click()
  }

  async expectFault(text: string): Promise<void> {
    await expect(this.page.getByText(text)).toBeVisible()
  }

  async expectPassword(text: string): Promise<void> {
    await expect(this.page.getByRole('textbox', { name: 'Password' })).toHaveValue(text)
  }
}
