import { app, type BrowserWindow } from 'electron'

/**
 * Closing hides the window where the person wants the application to go on; quitting always ends it. Answers with
 * what takes over the decision when it is known better than at the start.
 */
export const stayInTray = (window: BrowserWindow, atStart: boolean) => {
  const now = { isQuitting: false, isWanted: () => atStart }
  app.on('before-quit', () => {
    now.isQuitting = true
  })
  window.on('close', (event) => {
    if (now.isQuitting || !now.isWanted()) return
    event.preventDefault()
    window.hide()
  })
  return (isWanted: () => boolean): void => {
    now.isWanted = isWanted
  }
}
