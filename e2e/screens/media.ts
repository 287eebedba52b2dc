import { expect, type Locator, type Page } from '@playwright/test'

/** Hundreds of files on a busy machine: only what fails waits that long. */
const longMs = 180_000

/** The files of a project: the list, the tree beside it, the queue below it. */
export class MediaScreen {
  private readonly page: Page
  readonly list: Locator
  readonly tree: Locator
  readonly detail: Locator
  readonly queue: Locator
  readonly groups: Locator
  /** What can be done with the chosen rows. */
  readonly acts: Locator

  constructor(page: Page) {
    this.page = page
    this.list = page.getByRole('grid', { name: 'Files of the project' })
    this.tree = page.getByRole('tree')
    this.detail = page.getByRole('region', { name: 'The selected file' })
    this.queue = page.getByRole('region', { name: 'Sending' })
    this.acts = page.getByRole('region', { name: 'Actions' })
    this.groups = page.getByRole('group', { name: 'Show by state' })
  }

  async expectEmpty(): Promise<void> {
    await expect(this.page.getByRole('region', { name: 'Add files' })).toBeVisible()
  }

  /** Adds a folder through the system's dialog for folders. */
  async addFolder(path: string): Promise<void> {
    await this.page.getByLabel('Folder to add').setInputFiles(path)
  }

  async addFiles(paths: readonly string[]): Promise<void> {
    await this.page.getByLabel('Files to add').setInputFiles([...paths])
  }

  /** Drops files and folders of the disk onto the screen, as the window system does. */
  async drop(paths: readonly string[]): Promise<void> {
    const zone = await this.page.getByRole('main').boundingBox()
    const devtools = await this.page.context().newCDPSession(this.page)
    const data = { items: [], files: [...paths], dragOperationsMask: 1 }
    const [x, y] = [(zone?.x ?? 0) + 300, (zone?.y ?? 0) + 300]
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await devtools.send('Input.dispatchDragEvent', { type, x, y, data })
    }
    await devtools.detach()
  }

  async expectCount(group: string, count: number): Promise<void> {
    const name = new RegExp(`^${group} ?${count.toLocaleString('en')}$`)
    await expect(this.groups.getByRole('button', { name })).toBeVisible({ timeout: longMs })
  }

  /** Waits until at least one file is in a group. */
  async expectSome(group: string): Promise<void> {
    const name = new RegExp(`^${group} ?[1-9]`)
    await expect(this.groups.getByRole('button', { name })).toBeVisible({ timeout: longMs })
  }

  async show(group: string): Promise<void> {
    const button = this.groups.getByRole('button', { name: new RegExp(`^${group}`) })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }

  row(file: string): Locator {
    return this.list.getByRole('row').filter({ hasText: file })
  }

  async choose(file: string, how: 'alone' | 'too' = 'alone'): Promise<void> {
    await this.row(file).click(how === 'too' ? { modifiers: ['Control'] } : {})
    await expect(this.row(file)).toHaveAttribute('aria-selected', 'true')
  }

  async expectRow(file: string, text: string | RegExp): Promise<void> {
    await expect(this.row(file)).toContainText(text)
  }

  async dragOnto(file: string, place: string): Promise<void> {
    await this.row(file).dragTo(this.place(place))
  }

  place(name: string): Locator {
    return this.tree.getByRole('treeitem').filter({ hasText: new RegExp(`^${name}`) })
  }

  async searchPlace(text: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Search places' }).fill(text)
  }

  /** Places a file with the keys alone: the dialog opens, a place is typed, Enter accepts it. */
  async placeByTyping(place: string): Promise<void> {
    await this.list.focus()
    await this.page.keyboard.press('Enter')
    await expect(this.page.getByRole('dialog')).toBeVisible()
    await this.page.getByRole('combobox', { name: 'Unit, floor or building' }).fill(place)
    await this.page.keyboard.press('Enter')
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }

  /** Sends only the chosen rows, whatever else is ready; they replace something in the CRM. */
  async sendChosen(): Promise<void> {
    await this.page.getByRole('button', { name: /^Send the / }).click()
    await this.agree()
  }

  async press(button: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: button }).first().click()
  }

  async pressInDetail(button: string | RegExp): Promise<void> {
    await this.detail.getByRole('button', { name: button }).click()
  }

  /** Sends everything; where something in the CRM is replaced, the person agrees first. */
  async send(): Promise<void> {
    await this.queue.getByRole('button', { name: /^Send \d/ }).click()
    const left = this.queue.getByRole('button', { name: /^(Pause|Send)$/ })
    await expect(this.sendPlan.or(left).first()).toBeVisible()
    if (await this.sendPlan.isVisible()) await this.agree()
  }

  /** What will be sent, with what it replaces. */
  get sendPlan(): Locator {
    return this.page.getByRole('dialog', { name: 'What will be sent' })
  }

  async agree(): Promise<void> {
    await this.sendPlan.getByRole('button', { name: /^Send \d/ }).click()
    await expect(this.sendPlan).toHaveCount(0)
  }

  /** Pastes files, as the window system does when files were copied. */
  async paste(paths: readonly string[]): Promise<void> {
    const input = await this.page.evaluateHandle(() => {
      const field = document.createElement('input')
      field.type = 'file'
      field.multiple = true
      return field
    })
    await input.setInputFiles([...paths])
    await input.evaluate((field) => {
      const clipboardData = new DataTransfer()
      for (const file of field.files ?? []) clipboardData.items.add(file)
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    })
  }

  /** Renames a file in the list, with the keys. */
  async rename(file: string, name: string): Promise<void> {
    await this.choose(file)
    await this.list.focus()
    await this.page.keyboard.press('F2')
    await this.list.getByRole('textbox', { name: 'Name in the gallery' }).fill(name)
    await this.page.keyboard.press('Enter')
    await expect(this.list).toBeFocused()
  }

  /** Expects that nothing is queued or under way. */
  async expectAtRest(): Promise<void> {
    await expect(this.queue.getByRole('button', { name: /^Send/ })).toBeVisible({
      timeout: longMs,
    })
    await expect(this.queue.getByRole('button', { name: /^(Pause|Resume)$/ })).toHaveCount(0, {
      timeout: longMs,
    })
  }

  async showCoverage(): Promise<void> {
    await this.page
      .getByRole('radiogroup', { name: 'What is shown' })
      .getByText('Coverage', { exact: true })
      .click()
    await expect(this.page.getByRole('table', { name: 'Coverage of the project' })).toBeVisible()
  }

  coverageOf(place: string): Locator {
    return this.page
      .getByRole('table', { name: 'Coverage of the project' })
      .getByRole('row')
      .filter({ has: this.page.getByRole('button', { name: place, exact: true }) })
  }

  async writeRule(rule: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Media settings' }).click()
    await this.page.getByRole('textbox', { name: 'Rule' }).fill(rule)
  }

  async saveSettings(): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }

  async saveReport(format: 'Excel' | 'CSV'): Promise<void> {
    await this.queue.getByRole('button', { name: 'Report' }).click()
    await this.page.getByRole('menuitem', { name: `Save as ${format}` }).click()
    await expect(this.page.getByText(/^Saved as /)).toBeVisible()
  }

  /** Undoes what a notice says was done. */
  async undo(done: string | RegExp): Promise<void> {
    const told = this.page.getByRole('alert').filter({ hasText: done })
    await told.getByRole('button', { name: 'Undo' }).click()
  }
}
