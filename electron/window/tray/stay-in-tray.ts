import type { App, BrowserWindow } from 'electron'
import type { ClosingQuestion } from './closing-text.ts'

interface ClosingLife {
  /** Whether the application goes on without its window. */
  readonly staysInTray: () => boolean
  /** What closing the window would keep from leaving; null where that is nothing. */
  readonly closingQuestion: () => ClosingQuestion | null
  /** A person wants the application to go on without its window, from now on. */
  readonly stayFromNowOn: () => void
}

export type ClosingAnswer = 'stay' | 'close' | 'cancel'

interface StayingDependencies {
  readonly app: Pick<App, 'on' | 'quit'>
  readonly ask: (question: ClosingQuestion) => Promise<ClosingAnswer>
  /** Whether the application went on without its window at its last end. */
  readonly atStart: boolean
}

type ClosedWindow = Pick<
  BrowserWindow,
  'on' | 'hide' | 'show' | 'close' | 'isDestroyed' | 'isVisible'
>

/**
 * Closing hides the window where the person wants the application to go on, and asks where prices wait for their
 * time or files are sent; quitting always ends it. The result hands the decision to the store, once that is open.
 */
export const stayInTray = (window: ClosedWindow, { app, ask, atStart }: StayingDependencies) => {
  let isQuitting = false
  let isAsking = false
  let isHiddenAhead = false
  // Null until the store is open.
  let life: ClosingLife | null = null
  app.on('before-quit', () => {
    isQuitting = true
  })
  const askAndAct = async (question: ClosingQuestion) => {
    isAsking = true
    const answer = await ask(question)
    isAsking = false
    if (answer === 'close') app.quit()
    if (answer !== 'stay') return
    life?.stayFromNowOn()
    window.hide()
  }
  window.on('close', (event) => {
    if (isQuitting) return
    if (life?.staysInTray() ?? atStart) {
      event.preventDefault()
      window.hide()
      isHiddenAhead = life === null
      return
    }
    const question = life?.closingQuestion()
    if (!question) return
    event.preventDefault()
    if (isAsking) return
    window.show()
    void askAndAct(question)
  })
  return (known: ClosingLife): void => {
    life = known
    // The last end may have noted what is not so any more: without a tray nothing would lead to the hidden window.
    if (isHiddenAhead && !window.isDestroyed() && !window.isVisible()) window.close()
  }
}
