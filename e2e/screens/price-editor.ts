import { type ElectronApplication, expect, type Locator, type Page } from '@playwright/test'

interface FormulaChoice {
  readonly formula: string
  readonly scope?: RegExp
  readonly rounding?: string
}

/** What changes many prices, and what is kept of it: formula bar, pastes, drafts, steps, views, files. */
export class PriceEditor {
  private readonly page: Page
  private readonly electron: ElectronApplication

  constructor({ page, electron }: { readonly page: Page; readonly electron: ElectronApplication }) {
    this.page = page
    this.electron = electron
  }

  private button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  private async chooseOption(select: string, option: string | RegExp): Promise<void> {
    await this.page.getByRole('combobox', { name: select, exact: true }).click()
    await this.page.getByRole('option', { name: option }).click()
  }

  /** Another program puts this on the clipboard. */
  async putOnClipboard(text: string): Promise<void> {
    await this.electron.evaluate(({ clipboard }, written) => clipboard.writeText(written), text)
  }

  /** The text that another program would get from the clipboard. */
  async clipboardText(): Promise<string> {
    return this.electron.evaluate(({ clipboard }) => clipboard.readText())
  }

  async writeFormula({ formula, scope, rounding }: FormulaChoice): Promise<void> {
    await this.page.keyboard.press('Control+l')
    if (scope) await this.chooseOption('Which units', scope)
    if (rounding) await this.chooseOption('Rounding', rounding)
    await this.page.getByRole('textbox', { name: 'Formula' }).fill(formula)
  }

  async expectPreview(text: string | RegExp): Promise<void> {
    await expect(
      this.page.getByRole('region', { name: 'Change prices by a formula' }),
    ).toContainText(text)
  }

  async applyFormula(): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Formula' }).press('Enter')
  }

  async filterBy(name: RegExp): Promise<void> {
    await this.page.getByRole('button', { name: 'Filters', exact: true }).click()
    const filters = this.page.getByRole('dialog', { name: 'Filters', exact: true })
    await filters.getByRole('button', { name }).click()
    await this.page.keyboard.press('Escape')
    await expect(filters).toHaveCount(0)
  }

  /** One of several options that fit, counted from zero. */
  async chooseInDialog(select: string, option: RegExp, at: number): Promise<void> {
    await this.page.getByRole('combobox', { name: select, exact: true }).click()
    await this.page.getByRole('option', { name: option }).nth(at).click()
  }

  async expectTold(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('alert').filter({ hasText: text })).toBeVisible()
  }

  async press(button: string | RegExp): Promise<void> {
    await this.button(button).click()
  }

  async pressInNotice(button: string): Promise<void> {
    await this.page.getByRole('alert').getByRole('button', { name: button, exact: true }).click()
  }

  /** What is known of the unit whose cell was chosen: the shortcut is offered with the frame after the choice. */
  async openUnit(name: string): Promise<void> {
    const unit = this.page.getByRole('dialog').filter({ hasText: name })
    await expect(async () => {
      await this.page.keyboard.press('Control+i')
      await expect(unit).toBeVisible({ timeout: 2_000 })
    }).toPass()
  }

  async expectDialogSays(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('dialog')).toContainText(text)
  }

  async pressInDialog(button: string | RegExp): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: button }).click()
  }

  async expectCannot(button: string): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: button, exact: true })).toBeDisabled()
  }

  async confirmInDialog(name: string): Promise<void> {
    await this.page.getByRole('dialog').getByRole('checkbox', { name }).check()
  }

  async expectChanges(count: number): Promise<void> {
    const name = count === 1 ? 'Review 1 change' : `Review ${count} changes`
    await expect(this.page.getByRole('button', { name, exact: true })).toBeVisible()
  }

  /** What there is of the draft takes one row from the table, and no more. */
  async expectOneRow(): Promise<void> {
    const height = async () =>
      (await this.page.getByRole('region', { name: 'Draft', exact: true }).boundingBox())?.height
    await expect.poll(height).toBeLessThan(40)
  }

  async expectNoChanges(): Promise<void> {
    await expect(this.page.getByRole('button', { name: 'Review', exact: true })).toBeDisabled()
  }

  private async chooseFrom(menu: string | RegExp, item: string | RegExp): Promise<void> {
    await this.button(menu).click()
    await this.page.getByRole('menuitem', { name: item }).click()
  }

  async goToStep(step: string | RegExp): Promise<void> {
    await this.chooseFrom('Steps of the draft', step)
  }

  async expectDraft(name: string): Promise<void> {
    await expect(this.page.getByRole('button', { name: `Draft: ${name}` })).toBeVisible()
  }

  async fromDraftMenu(item: string | RegExp): Promise<void> {
    await this.chooseFrom(/^Draft: /, item)
  }

  async nameAs(field: string, name: string, button: string): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: field }).fill(name)
    await dialog.getByRole('button', { name: button, exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }

  async fromViews(item: string | RegExp): Promise<void> {
    await this.chooseFrom('Views', item)
  }

  async fromMore(item: string | RegExp): Promise<void> {
    await this.chooseFrom('More', item)
  }

  async chooseFile(path: string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Choose a table/ })
      .click()
    await (await chooser).setFiles(path)
  }
}
