import { expect, type Locator, type Page } from '@playwright/test'

export type PriceColumn = 'number' | 'priceNet' | 'priceGross' | 'pricePerArea'

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

  /** Rests on the cell, which says something then. */
  async expectHint(cell: PriceCell, words: string | RegExp): Promise<void> {
    await this.cell(cell).hover()
    await expect(this.page.getByRole('tooltip')).toHaveText(words)
  }

  async expectNoHint(): Promise<void> {
    await expect(this.page.getByRole('tooltip')).toHaveCount(0)
  }

  async choose(cell: PriceCell): Promise<void> {
    await this.cell(cell).click()
  }

  /** A click where the cell is, whatever lies above it; none where it is scrolled away. */
  async clickPlaceOf(cell: PriceCell): Promise<void> {
    const grid = await this.page.getByRole('grid').boundingBox()
    const [box] = await this.cell(cell).evaluateAll((cells) =>
      cells.map((found) => found.getBoundingClientRect().toJSON()),
    )
    if (!grid || !box || box.y < grid.y || box.bottom > grid.y + grid.height) return
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  }

  /** The unit and column of the cell with the visible frame. */
  async framedCell(): Promise<string> {
    return this.page.evaluate(() => {
      const cell = document.querySelector('.ag-cell-focus')
      const row = cell?.closest('[role="row"]')?.getAttribute('row-index')
      const number = document.querySelector(`[row-index="${row}"] [col-id="number"]`)
      return `${/^\S*/.exec(number?.textContent ?? '')?.[0]} ${cell?.getAttribute('col-id')}`
    })
  }

  async scroll(byPx: number): Promise<void> {
    const box = await this.page.getByRole('grid').boundingBox()
    if (box) await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await this.page.mouse.wheel(0, byPx)
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

  /** The open editor has the keyboard and holds this text. */
  async expectTyping(text: string): Promise<void> {
    await expect(this.editor).toHaveValue(text)
    await expect(this.editor).toBeFocused()
  }

  async expectNoEditor(): Promise<void> {
    await expect(this.editor).toHaveCount(0)
  }

  async expectProblem(text: string | RegExp): Promise<void> {
    // A notice of the step before may still be there.
    const problem = this.page.getByRole('alert').and(this.page.locator('[popover]'))
    await expect(problem).toHaveText(text)
    await expect(this.editor).toHaveAttribute('aria-invalid', 'true')
  }

  /** What is said at a cell, and what a screen reader says of the range. */
  async expectSaid(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: text })).toBeAttached()
  }

  async expectSaidNoMore(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: text })).toHaveCount(0)
  }

  /** Draws the handle in the corner of a cell to another one. */
  async dragHandle(from: PriceCell, to: PriceCell): Promise<void> {
    const box = await this.cell(from).boundingBox()
    if (!box) return
    await this.page.mouse.move(box.x + box.width - 3, box.y + box.height - 3)
    await this.page.mouse.down()
    await this.cell(to).hover()
    await this.page.mouse.up()
  }

  /** The price is marked as a slip. */
  async expectMarkedAsSlip(cell: PriceCell): Promise<void> {
    await expect(this.cell(cell)).toHaveCSS('text-decoration-style', 'wavy')
  }
}
