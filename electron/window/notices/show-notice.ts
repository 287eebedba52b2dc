import { type BrowserWindow, Notification } from 'electron'
import { keepNewest } from './keep-newest.ts'

// A notification without a reference is collected, and a click on it leads nowhere.
const shown = new Set<Notification>()
/** Some systems never say that a notification has gone: those of last week must not be kept for ever. */
const mostShown = 20

/** A notification of the system; a click leads to the window. */
export const showNotice = (window: BrowserWindow, body: string, onClick: () => void): void => {
  if (!Notification.isSupported()) return
  const notice = new Notification({ title: 'Unitdesk', body })
  keepNewest(shown, notice, mostShown)
  notice.on('close', () => shown.delete(notice))
  notice.on('click', () => {
    shown.delete(notice)
    showWindow(window)
    onClick()
  })
  notice.show()
}

export const showWindow = (window: BrowserWindow): void => {
  if (window.isDestroyed()) return
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
