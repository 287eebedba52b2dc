import { expect, type Locator, type Page } from '@playwright/test'

/** What stands in place of a screen that has a fault. */
export class StoppedScreen {
  private readonly notice: Locator

  constructor(page: Page) {
    this.notice = page.getByRole('main').getByRole('alert')
  }

  /** Answers with the number under which the fault was reported. */
  async expectReport(): Promise<string> {
    await expect(this.notice).toContainText('This screen stopped working')
    await expect(this.notice).toContainText('What you typed is kept')
    await expect(this.notice).toContainText(/Report number: [0-9a-f]{8}/)
    return /Report number: ([0-9a-f]{8})/.exec((await this.notice.textContent()) ?? '')?.[1] ?? ''
  }

  async openAgain(): Promise<void> {
    await this.notice.getByRole('button', { name: 'Open the screen again' }).click()
  }
}
