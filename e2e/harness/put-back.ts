import type { ElectronApplication } from '@playwright/test'

/** Notes what stories put something else in the place of: the system's dialogs and notices, files, and clocks. */
export const noteWhatStoriesReplace = (electron: ElectronApplication): Promise<void> =>
  electron.evaluate(({ BrowserWindow, Notification, app, dialog }) => {
    const files = process.getBuiltinModule('node:fs')
    const window = BrowserWindow.getAllWindows()[0]
    const replaced: (readonly [object, readonly string[]])[] = [
      [dialog, ['showSaveDialog', 'showOpenDialog', 'showMessageBox']],
      [Notification, ['isSupported']],
      [Notification.prototype, ['show']],
      [app, ['getFileIcon']],
      [files, ['readFileSync']],
      [Date, ['now']],
      [performance, ['now']],
      ...(window ? [[window.webContents, ['startDrag']] as const] : []),
    ]
    const notes = replaced.flatMap(([owner, names]) =>
      names.map((name) => ({ owner, name, was: Object.getOwnPropertyDescriptor(owner, name) })),
    )
    const bounds = window?.getBounds()
    Object.assign(globalThis, {
      putBack: () => {
        for (const { owner, name, was } of notes) {
          if (was) Object.defineProperty(owner, name, was)
          else Reflect.deleteProperty(owner, name)
        }
        if (window && bounds) window.setBounds(bounds)
      },
    })
  })

/** Puts back what a story has replaced, and takes what it has copied off the clipboard. */
export const putBack = (electron: ElectronApplication): Promise<void> =>
  electron.evaluate(({ clipboard }) => {
    Reflect.get(globalThis, 'putBack')()
    clipboard.clear()
  })
