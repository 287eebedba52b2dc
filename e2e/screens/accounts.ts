import { expect, type Locator, type Page } from '@playwright/test'

interface NewAccount {
  readonly login: string
  readonly password: string
  readonly label: string
  readonly areas: readonly string[]
}

/** The accounts of a workspace, in Settings and on the screens that they serve. */
export class Accounts {
  private readonly page: Page
  private readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog')
  }

  private async open(button: string): Promise<void> {
    await this.page.getByRole('button', { name: button }).click()
    await expect(this.dialog).toBeVisible()
  }

  private async save(button: string): Promise<void> {
    await this.dialog.getByRole('button', { name: button, exact: true }).click()
  }

  private async checkAreas(areas: readonly string[]): Promise<void> {
    for (const area of areas) await this.dialog.getByRole('checkbox', { name: area }).check()
  }

  async add(workspace: string, { login, password, label, areas }: NewAccount): Promise<void> {
    await this.open(`Add an account to ${workspace}`)
    await this.dialog.getByRole('textbox', { name: 'Login' }).fill(login)
    await this.dialog.getByRole('textbox', { name: 'Password' }).fill(password)
    await this.dialog.getByRole('textbox', { name: 'Account label' }).fill(label)
    await this.checkAreas(areas)
    await this.save('Add an account')
  }

  async expectAdded(account: string): Promise<void> {
    await expect(this.page.getByText(`${account} was added`)).toBeVisible()
  }

  async rename(account: string, label: string): Promise<void> {
    await this.open(`Edit ${account}`)
    await this.dialog.getByRole('textbox', { name: 'Account label' }).fill(label)
    await this.save('Save')
    await expect(this.dialog).toHaveCount(0)
  }

  async limitTo(account: string, project: string): Promise<void> {
    await this.open(`Edit ${account}`)
    await this.dialog.getByRole('radio', { name: 'Selected projects' }).check()
    await this.dialog.getByRole('combobox', { name: 'Projects it is used for' }).click()
    await this.page.getByRole('option', { name: project }).click()
    await this.page.keyboard.press('Tab')
    await this.save('Save')
    await expect(this.dialog).toHaveCount(0)
  }

  async askToRemove(account: string): Promise<void> {
    await this.open(`Remove ${account}`)
  }

  async confirmRemoval(account: string): Promise<void> {
    await this.save('Remove')
    await expect(this.page.getByText(`${account} was removed`)).toBeVisible()
  }

  async cancel(): Promise<void> {
    await this.dialog.getByText('Cancel').click()
    await expect(this.dialog).toHaveCount(0)
  }

  /** Expects an account on the screen that is shown. */
  async expectServedBy(account: string): Promise<void> {
    await expect(this.page.getByRole('button', { name: `Account: ${account}` })).toBeVisible()
  }

  async serveWith(account: string): Promise<void> {
    await this.page.getByRole('button', { name: /^Account: / }).click()
    await this.page.getByRole('menuitemradio', { name: account }).click()
  }

  async expectOffered(accounts: readonly string[]): Promise<void> {
    await this.page.getByRole('button', { name: /^Account: / }).click()
    await expect(this.page.getByRole('menuitemradio')).toHaveText(
      accounts.map((account) => new RegExp(`^${account}`)),
    )
    await this.page.keyboard.press('Escape')
  }

  /** Over a screen it is told in one line, and why at a click. */
  private async expectWhy(line: Locator, words: readonly string[]): Promise<void> {
    await expect.poll(async () => (await line.boundingBox())?.height).toBeLessThan(45)
    await line.getByRole('button', { name: 'Why' }).click()
    const why = this.page.getByRole('dialog', { name: 'Why' })
    for (const each of words) await expect(why).toContainText(each)
    await this.page.keyboard.press('Escape')
    await expect(why).toHaveCount(0)
  }

  async expectHeldOnScreen(account: string, failures: string): Promise<void> {
    const line = this.page.getByRole('alert').filter({ hasText: `“${account}” is on hold` })
    await this.expectWhy(line, [failures, 'up to 24 hours'])
  }

  async expectDeniedOnScreen(account: string, endpoint: string): Promise<void> {
    const line = this.page
      .getByRole('status')
      .filter({ hasText: `“${account}” lacks a permission` })
    await this.expectWhy(line, [endpoint])
  }

  async expectHeld(account: string, failures: string): Promise<void> {
    const notice = this.page.getByRole('alert').filter({ hasText: `“${account}” is on hold` })
    await expect(notice).toContainText(failures)
    await expect(notice).toContainText('up to 24 hours')
  }

  /** What the account is probably not permitted to do; everything else goes on. */
  async expectDenied(account: string, endpoint: string): Promise<void> {
    const notice = this.page
      .getByRole('status')
      .filter({ hasText: `“${account}” lacks a permission` })
    await expect(notice).toContainText(endpoint)
  }

  async expectNothingDenied(): Promise<void> {
    await expect(this.page.getByText('lacks a permission')).toHaveCount(0)
  }

  async expectNotHeld(): Promise<void> {
    await expect(this.page.getByText('is on hold')).toHaveCount(0)
  }

  async tryOnce(account: string): Promise<void> {
    await this.page.getByRole('button', { name: `Try once with ${account}` }).click()
  }
}
