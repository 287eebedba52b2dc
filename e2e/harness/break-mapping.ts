import type { Page } from '@playwright/test'

/** Lists cannot be drawn from now on by the scripts whose address matches, as with a bug in them. */
export const breakMapping = (page: Page, scripts: RegExp): Promise<void> =>
  page.evaluate((wanted) => {
    const { map } = Array.prototype
    const failing = function (this: unknown[], ...all: Parameters<typeof map>) {
      const [, , caller = ''] = new Error('asked by').stack?.split('\n') ?? []
      if (new RegExp(wanted).test(caller)) throw new RangeError('a broken list')
      return map.apply(this, all)
    }
    Object.assign(globalThis, { mapWell: map })
    Object.assign(Array.prototype, { map: failing })
  }, scripts.source)

export const mendMapping = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(Array.prototype, { map: Reflect.get(globalThis, 'mapWell') })
  })
