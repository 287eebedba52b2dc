import { expect, type Locator, type Page } from '@playwright/test'

/** The guide beside a screen. */
export class Guide {
  readonly panel: Locator
  private readonly tasks: Locator

  constructor(page: Page, name: 'Guide' | 'Příručka' = 'Guide') {
    this.panel = page.getByRole('complementary', { name, exact: true })
    this.tasks = this.panel.getByRole('region', { name: 'First steps in the demo' })
  }

  async expectPage(title: string): Promise<void> {
    await expect(this.panel.getByRole('heading', { name: title, level: 2 })).toBeVisible()
  }

  async expectClosed(): Promise<void> {
    await expect(this.panel).toHaveCount(0)
  }

  /** How many tasks are left, and which are done. */
  async expectDone(tasks: readonly string[]): Promise<void> {
    await expect(this.tasks.getByRole('button', { name: /^Done:/ })).toHaveText([...tasks])
  }

  async goToTask(task: string): Promise<void> {
    await this.tasks.getByRole('button', { name: task }).click()
  }

  async search(words: string): Promise<void> {
    await this.panel.getByRole('searchbox').fill(words)
  }

  async expectFound(titles: readonly RegExp[]): Promise<void> {
    await expect(this.panel.getByRole('listitem')).toHaveText([...titles])
  }

  async press(button: string): Promise<void> {
    await this.panel.getByRole('button', { name: button }).click()
  }

  /** Every picture of the page is drawn. */
  async expectPictures(): Promise<void> {
    const pictures = this.panel
      .getByRole('button', { name: /^(Enlarge the picture|Zvětšit obrázek): / })
      .getByRole('img')
    const areDrawn = () =>
      pictures.evaluateAll(
        (all) => all.length > 0 && all.every((one) => Reflect.get(one, 'naturalWidth') > 0),
      )
    await expect.poll(areDrawn).toBe(true)
  }
}
