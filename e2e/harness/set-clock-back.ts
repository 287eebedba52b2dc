import type { RunningApplication } from './application.ts'

/** Sets the clock of main and of the page back, for this run of the application alone. */
export const setClockBack = async (
  { electron, page }: Pick<RunningApplication, 'electron' | 'page'>,
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
