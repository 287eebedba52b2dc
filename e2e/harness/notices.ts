import type { ElectronApplication } from '@playwright/test'

/** What the system shows from now on, where it may show nothing itself. */
export const watchNotices = async (electron: ElectronApplication) => {
  await electron.evaluate(({ Notification }) => {
    const shown: Electron.Notification[] = []
    Notification.isSupported = () => true
    Notification.prototype.show = function (this: Electron.Notification) {
      shown.push(this)
    }
    Object.assign(globalThis, { shownNotices: shown })
  })
  return {
    texts: (): Promise<string[]> =>
      electron.evaluate(() =>
        (globalThis as unknown as { shownNotices: Electron.Notification[] }).shownNotices.map(
          ({ body }) => body,
        ),
      ),
    /** A person clicks on the newest one. */
    clickNewest: (): Promise<void> =>
      electron.evaluate(() => {
        const { shownNotices } = globalThis as unknown as {
          shownNotices: Electron.Notification[]
        }
        shownNotices.at(-1)?.emit('click')
      }),
  }
}
