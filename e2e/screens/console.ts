import type { Locator, Page } from '@playwright/test'

/** Any call of the API, put together by hand. */
export class ConsoleScreen {
  private readonly page: Page
  readonly request: Locator
  readonly answer: Locator
  readonly stop: Locator

  constructor(page: Page) {
    this.page = page
    this.request = page.getByRole('region', { name: 'Request' })
    this.answer = page.getByRole('region', { name: 'Answer' })
    this.stop = page.getByRole('button', { name: 'Stop', exact: true })
  }

  async switchOn(): Promise<void> {
    await this.page.getByRole('checkbox', { name: 'Allow manual calls' }).check()
  }

  async chooseEndpoint(name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Endpoint' }).fill(name)
  }

  async fillParameter(name: string, text: string): Promise<void> {
    await this.page.getByRole('textbox', { name, exact: true }).fill(text)
  }

  async send(): Promise<void> {
    await this.page.getByRole('button', { name: 'Send', exact: true }).click()
  }

  /** Sends a call that may change something: it is asked about first. */
  async askToSend(): Promise<void> {
    await this.page.getByRole('button', { name: 'Send…', exact: true }).click()
  }

  async confirm(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: 'Send it' }).click()
  }
}
