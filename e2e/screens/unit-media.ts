import { expect, type Locator, type Page } from '@playwright/test'

/** The plan and the pictures among the details of a unit. */
export class UnitMedia {
  private readonly page: Page
  private readonly region: Locator

  constructor({ page }: { readonly page: Page }) {
    this.page = page
    this.region = page.getByRole('region', { name: 'Plan and pictures' })
  }

  async check(): Promise<void> {
    await this.region.getByRole('button', { name: 'Check the CRM' }).click()
    await expect(this.region.getByRole('status')).toContainText(/^CRM checked/)
  }

  private picture(name: string): Locator {
    return this.region.getByRole('button', { name: `Enlarge: ${name}` })
  }

  private large(name: string): Locator {
    return this.page.getByRole('img', { name, exact: true })
  }

  /** Enlarges a picture as soon as it is drawn, and waits for every pixel of it. */
  async enlargeByKey(name: string): Promise<void> {
    await expect(this.picture(name)).toBeEnabled()
    await this.picture(name).press('Enter')
    const width = () => this.large(name).evaluate((img) => (img as HTMLImageElement).naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
  }

  /** The large picture is gone, the details are still there, and the keyboard is where it was. */
  async expectBackAt(name: string): Promise<void> {
    await expect(this.large(name)).toHaveCount(0)
    await expect(this.picture(name)).toBeFocused()
  }
}
