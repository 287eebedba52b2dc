import { app, type BrowserWindow } from 'electron'

/** Closing hides the window where the person wants the application to go on; quitting always ends it. */
export const stayInTray = (window: BrowserWindow, isWanted: () => boolean): void => {
  let isQuitting = false
  app.on('before-quit', () => {
    isQuitting = true
  })
  window.on('close', (event) => {
    if (isQuitting || !isWanted()) return
    event.preventDefault()
    window.hide()
  })
}
