import { type BrowserWindow, Notification } from 'electron'

// A notification without a reference is collected, and a click on it leads nowhere.
const shown = new Set<Notification>()

/** A notification of the system; a click leads to the window. */
export const showNotice = (window: BrowserWindow, body: string, onClick: () => void): void => {
  if (!Notification.isSupported()) return
  const notice = new Notification({ title: 'Unitdesk', body })
  shown.add(notice)
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
