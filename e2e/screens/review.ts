import { expect, type Locator, type Page } from '@playwright/test'
import { PriceSheet } from './price-sheet.ts'

/** The way of a draft to the server and back: the review, its answer, the history of batches. */
export class ReviewScreen {
  private readonly page: Page
  readonly panel: Locator
  readonly history: Locator

  constructor(page: Page) {
    this.page = page
    this.panel = page.getByRole('region', { name: /^Review: / })
    this.history = page.getByRole('region', { name: 'History of price changes' })
  }

  /** Types a price with VAT into the grid, as a person would. */
  async draftPrice(unit: string, price: string): Promise<void> {
    const sheet = new PriceSheet(this.page)
    await sheet.expectEditable([unit, 'priceGross'])
    await sheet.choose([unit, 'priceGross'])
    await this.page.keyboard.type(price)
    await this.page.keyboard.press('Enter')
  }

  /** Opens the review once all the changes are in the draft. */
  async open(changes: number): Promise<void> {
    const words = changes === 1 ? 'Review 1 change' : `Review ${changes} changes`
    await this.page.getByRole('button', { name: words, exact: true }).click()
    await expect(this.panel.getByRole('table', { name: 'Changes of the draft' })).toBeVisible()
  }

  row(unit: string): Locator {
    return this.panel.getByRole('row').filter({
      has: this.page.getByRole('rowheader', { name: unit, exact: true }),
    })
  }

  async expectRow(unit: string, words: RegExp): Promise<void> {
    await expect(this.row(unit)).toHaveText(words)
  }

  async note(text: string): Promise<void> {
    await this.panel.getByRole('textbox', { name: 'Note for the history (optional)' }).fill(text)
  }

  async send(): Promise<void> {
    await this.panel.getByRole('button', { name: /^Send .* now$/ }).click()
  }

  async expectCannotSend(): Promise<void> {
    await expect(this.panel.getByRole('button', { name: /^Send .* now$/ })).toBeDisabled()
  }

  /** Somebody else has to say something first: there is no way to send it. */
  async expectNoSending(): Promise<void> {
    await expect(this.panel.getByRole('button', { name: /^Send .* now$/ })).toHaveCount(0)
    await expect(this.panel.getByRole('button', { name: 'Send later…' })).toHaveCount(0)
  }

  async press(button: string | RegExp): Promise<void> {
    await this.panel.getByRole('button', { name: button }).click()
  }

  /** The one sentence that says what became of it. */
  async expectOutcome(title: string | RegExp): Promise<void> {
    await expect(this.panel.getByText(title)).toBeVisible()
  }

  async confirmByTyping(count: string): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled()
    await dialog.getByRole('textbox').fill(count)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
  }

  async applyLater(date: string, time: string): Promise<void> {
    await this.press('Send later…')
    const dialog = this.page.getByRole('dialog')
    await expect(dialog.getByText(/must be on at that time/)).toBeVisible()
    await dialog.getByLabel('Date', { exact: true }).fill(date)
    await dialog.getByLabel('Time', { exact: true }).fill(time)
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  }

  async writeTime(date: string, time: string): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    await dialog.getByLabel('Date', { exact: true }).fill(date)
    await dialog.getByLabel('Time', { exact: true }).fill(time)
  }

  /** Another time for a batch that has one. */
  async moveTo(date: string, time: string): Promise<void> {
    await this.writeTime(date, time)
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Move to this time' }).click()
  }

  /** What was typed is no time: it is said, and nothing can be chosen with it. */
  async expectNoTime(words: RegExp): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    await expect(dialog.getByText(words)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Move to this time' })).toBeDisabled()
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape')
    await expect(this.panel).toHaveCount(0)
  }

  async openHistory(): Promise<void> {
    await this.page.getByRole('button', { name: 'More', exact: true }).click()
    await this.page.getByRole('menuitem', { name: 'History of price changes' }).click()
    await expect(this.history).toBeVisible()
  }

  async chooseBatch(words: RegExp): Promise<void> {
    await this.history.getByRole('list').getByRole('button', { name: words }).click()
  }

  async expectBatches(count: number): Promise<void> {
    await expect(this.history.getByRole('listitem')).toHaveCount(count)
  }

  /** What the start of the application tells of a batch. */
  notice(title: string): Locator {
    return this.page.getByRole('status').filter({ hasText: title })
  }
}
