import { app, type BrowserWindow } from 'electron'
import { askToClose, type WaitingPrices } from './ask-to-close.ts'

interface ClosingLife {
  /** Whether the application goes on without its window. */
  readonly staysInTray: () => boolean
  /** What closing the window would keep from leaving; null where that is nothing. */
  readonly waitingPrices: () => WaitingPrices | null
  /** A person wants the application to go on without its window, from now on. */
  readonly stayFromNowOn: () => void
}

/**
 * Closing hides the window where the person wants the application to go on, and asks where prices wait for their
 * time; quitting always ends it. Answers with what takes over the decision when it is known better than at the start.
 */
export const stayInTray = (window: BrowserWindow, atStart: boolean) => {
  let isQuitting = false
  let isAsking = false
  let life: ClosingLife = {
    staysInTray: () => atStart,
    waitingPrices: () => null,
    stayFromNowOn: () => undefined,
  }
  app.on('before-quit', () => {
    isQuitting = true
  })
  const ask = async (waiting: WaitingPrices) => {
    isAsking = true
    const answer = await askToClose(window, waiting)
    isAsking = false
    if (answer === 'close') app.quit()
    if (answer !== 'stay') return
    life.stayFromNowOn()
    window.hide()
  }
  window.on('close', (event) => {
    if (isQuitting) return
    if (life.staysInTray()) {
      event.preventDefault()
      window.hide()
      return
    }
    const waiting = life.waitingPrices()
    if (waiting === null) return
    event.preventDefault()
    if (!isAsking) void ask(waiting)
  })
  return (known: ClosingLife): void => {
    life = known
  }
}
