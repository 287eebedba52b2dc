import type { ElectronApplication, Page } from '@playwright/test'

interface RunningWindow {
  readonly electron: ElectronApplication
  readonly page: Page
}

/** The clock of this run is behind by as much; a later start has the right one again. */
export const setClockBack = async (
  { electron, page }: RunningWindow,
  byMs: number,
): Promise<void> => {
  await electron.evaluate((_electron, ms) => {
    const { now } = Date
    Date.now = () => now() - ms
  }, byMs)
  await page.evaluate((ms) => {
    const { now } = Date
    Date.now = () => now() - ms
  }, byMs)
}
