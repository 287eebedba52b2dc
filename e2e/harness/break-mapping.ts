import type { Page } from '@playwright/test'

/** What the page has announced that it loads: in the page itself, since news of requests may come late. */
const announced = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel="modulepreload"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))

/** The addresses of the scripts that the page loads while something is done in it. */
export const scriptsLoadedBy = async (page: Page, act: () => Promise<void>): Promise<string[]> => {
  const before = new Set(await announced(page))
  await act()
  return (await announced(page)).filter((script) => !before.has(script))
}

/** Lists cannot be drawn from now on by these scripts, as with a bug in them. */
export const breakMapping = (page: Page, scripts: readonly string[]): Promise<void> =>
  page.evaluate((wanted) => {
    const { map } = Array.prototype
    const failing = function (this: unknown[], ...all: Parameters<typeof map>) {
      const [, , caller = ''] = new Error('asked by').stack?.split('\n') ?? []
      if (wanted.some((script) => caller.includes(script))) throw new RangeError('a broken list')
      return map.apply(this, all)
    }
    Object.assign(globalThis, { mapWell: map })
    Object.assign(Array.prototype, { map: failing })
  }, scripts)

export const mendMapping = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(Array.prototype, { map: Reflect.get(globalThis, 'mapWell') })
  })
