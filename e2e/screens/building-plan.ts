import { type ElectronApplication, expect, type Locator, type Page } from '@playwright/test'

/** The units where they stand in their houses. */
export class BuildingPlan {
  private readonly page: Page
  private readonly electron: ElectronApplication
  readonly region: Locator

  constructor({ page, electron }: { readonly page: Page; readonly electron: ElectronApplication }) {
    this.page = page
    this.electron = electron
    this.region = page.getByRole('region', { name: /^Building plan of / })
  }

  async show(look: 'List' | 'Building'): Promise<void> {
    await this.page.getByRole('radiogroup', { name: 'Show the units as' }).getByText(look).click()
    await expect(this.region).toHaveCount(look === 'Building' ? 1 : 0)
  }

  cell(unit: string): Locator {
    return this.region.getByRole('gridcell', { name: new RegExp(`^${unit.replace('.', '[.]')},`) })
  }

  async expectUnits(count: number): Promise<void> {
    await expect(this.region.getByRole('gridcell')).toHaveCount(count)
  }

  /** The names of what the plan has, house by house. */
  async expectGrids(names: readonly string[]): Promise<void> {
    for (const name of names) {
      await expect(this.region.getByRole('grid', { name, exact: true })).toHaveCount(1)
    }
  }

  private header(house: string, name: string): Locator {
    const grid = this.region.getByRole('grid', { name: house, exact: true })
    return grid
      .getByRole('rowheader', { name, exact: true })
      .or(grid.getByRole('columnheader', { name, exact: true }))
  }

  async chooseFloor(house: string, floor: string): Promise<void> {
    await this.header(house, floor).click()
  }

  async addStack(house: string, place: string): Promise<void> {
    await this.header(house, place).click({ modifiers: ['Control'] })
  }

  async drag(from: string, to: string): Promise<void> {
    await this.cell(from).hover()
    await this.page.mouse.down()
    await this.cell(to).hover()
    await this.page.mouse.up()
  }

  async extendTo(unit: string): Promise<void> {
    await this.cell(unit).click({ modifiers: ['Shift'] })
  }

  async expectSelected(units: readonly string[]): Promise<void> {
    await expect
      .poll(async () => {
        const labels = await this.region
          .locator('[aria-selected="true"]')
          .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''))
        return labels.map((label) => label.split(',')[0])
      })
      .toEqual(units)
  }

  async expectFocus(unit: string): Promise<void> {
    await expect(this.cell(unit)).toBeFocused()
  }

  async colourBy(name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Colour by' }).click()
    await this.page.getByRole('option', { name, exact: true }).click()
  }

  async expectSays(unit: string, text: string | RegExp): Promise<void> {
    await this.cell(unit).hover()
    await expect(this.page.getByRole('paragraph').filter({ hasText: unit })).toContainText(text)
  }

  async expectLegend(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('list', { name: 'Legend' })).toContainText(text)
  }

  async press(tool: string): Promise<void> {
    await this.page
      .getByRole('region', { name: 'Tools of the building plan' })
      .getByRole('button', { name: tool })
      .click()
  }

  /** The picture that a program would get where a person pastes now. */
  async pastedPicture(): Promise<{ width: number; height: number }> {
    const pasted = await this.page.evaluateHandle(() => {
      const size = new Promise<{ width: number; height: number }>((resolve, reject) => {
        const take = async ({ clipboardData }: ClipboardEvent) => {
          const file = clipboardData?.files[0]
          if (!file) throw new Error('there is no picture on the clipboard')
          const { width, height } = await createImageBitmap(file)
          resolve({ width, height })
        }
        document.addEventListener('paste', (event) => void take(event).catch(reject), {
          once: true,
        })
      })
      return { size }
    })
    await this.page.keyboard.press('Control+v')
    return pasted.evaluate(({ size }) => size)
  }

  /** What would come out of the printer, as a file. */
  async printed(): Promise<string> {
    return this.electron.evaluate(async ({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows()
      const pages = await window?.webContents.printToPDF({ preferCSSPageSize: true })
      return pages?.toString('latin1') ?? ''
    })
  }
}
