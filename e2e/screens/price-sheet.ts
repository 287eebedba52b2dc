import { expect, type Locator, type Page } from '@playwright/test'

export type PriceColumn = 'priceNet' | 'priceGross' | 'pricePerArea'

/** A cell by the number of its unit. */
export type PriceCell = readonly [unit: string, column: PriceColumn]

/** The table of prices as a spreadsheet. */
export class PriceSheet {
  private readonly page: Page
  private readonly editor: Locator

  constructor(page: Page) {
    this.page = page
    this.editor = page.getByRole('gridcell').getByRole('textbox')
  }

  private cell([unit, column]: PriceCell): Locator {
    // A locked unit says more beside its number.
    const beginning = new RegExp(`^${unit.replace('.', '[.]')}(?![0-9])`)
    const number = this.page.locator('[col-id="number"]', { hasText: beginning })
    return this.page.getByRole('row').filter({ has: number }).locator(`[col-id="${column}"]`)
  }

  /** The cell can be typed into. */
  async expectEditable(cell: PriceCell): Promise<void> {
    await expect(this.cell(cell)).toHaveAttribute('aria-readonly', 'false')
  }

  async expectLocked(cell: PriceCell): Promise<void> {
    await expect(this.cell(cell)).toHaveAttribute('aria-readonly', 'true')
  }

  async choose(cell: PriceCell): Promise<void> {
    await this.cell(cell).click()
  }

  async extendTo(cell: PriceCell): Promise<void> {
    await this.cell(cell).click({ modifiers: ['Shift'] })
  }

  async drag(from: PriceCell, to: PriceCell): Promise<void> {
    await this.cell(from).hover()
    await this.page.mouse.down()
    await this.cell(to).hover()
    await this.page.mouse.up()
  }

  async chooseFromMenu(cell: PriceCell, item: string): Promise<void> {
    await this.cell(cell).click({ button: 'right' })
    await this.page.getByRole('menuitem', { name: item }).click()
  }

  async textOf(cell: PriceCell): Promise<string> {
    await expect(this.cell(cell)).toHaveText(/\S/)
    return (await this.cell(cell).textContent()) ?? ''
  }

  async expectPrice(cell: PriceCell, text: string): Promise<void> {
    await expect(this.cell(cell)).toHaveText(text)
  }

  async expectFocus(cell: PriceCell): Promise<void> {
    await expect(this.cell(cell)).toBeFocused()
  }

  async expectEditor(name: string): Promise<void> {
    await expect(this.editor).toHaveAccessibleName(name)
    await expect(this.editor).toBeFocused()
  }

  async expectNoEditor(): Promise<void> {
    await expect(this.editor).toHaveCount(0)
  }

  async expectProblem(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('alert')).toHaveText(text)
    await expect(this.editor).toHaveAttribute('aria-invalid', 'true')
  }

  /** What a screen reader says of the range. */
  async expectSaid(text: string): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: text })).toBeAttached()
  }
}
