import { app, type BrowserWindow, dialog } from 'electron'
import { type ClosingQuestion, closingText } from './closing-text.ts'

interface ClosingLife {
  /** Whether the application goes on without its window. */
  readonly staysInTray: () => boolean
  /** What closing the window would keep from leaving; null where that is nothing. */
  readonly closingQuestion: () => ClosingQuestion | null
  /** A person wants the application to go on without its window, from now on. */
  readonly stayFromNowOn: () => void
}

/**
 * Closing hides the window where the person wants the application to go on, and asks where prices wait for their
 * time or files are sent; quitting always ends it. The result hands the decision to the store, once that is open.
 */
export const stayInTray = (window: BrowserWindow, atStart: boolean) => {
  let isQuitting = false
  let isAsking = false
  let life: ClosingLife = {
    staysInTray: () => atStart,
    closingQuestion: () => null,
    stayFromNowOn: () => undefined,
  }
  app.on('before-quit', () => {
    isQuitting = true
  })
  const ask = async (question: ClosingQuestion) => {
    isAsking = true
    const answer = await askToClose(window, question)
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
    const question = life.closingQuestion()
    if (question === null) return
    event.preventDefault()
    if (!isAsking) void ask(question)
  })
  return (known: ClosingLife): void => {
    life = known
  }
}

const words = {
  en: { stay: 'Keep running in the tray', close: 'Close', cancel: 'Cancel' },
  cs: { stay: 'Nechat běžet v oznamovací oblasti', close: 'Zavřít', cancel: 'Zrušit' },
} as const

/** Asks a person what is to become of the application whose window they close while it has work to do. */
const askToClose = async (
  window: BrowserWindow,
  { work, canStayInTray, ...speech }: ClosingQuestion,
): Promise<'stay' | 'close' | 'cancel'> => {
  const answers = canStayInTray
    ? (['stay', 'close', 'cancel'] as const)
    : (['close', 'cancel'] as const)
  const { response } = await dialog.showMessageBox(window, {
    ...closingText(work, speech),
    type: 'question',
    buttons: answers.map((answer) => words[speech.language][answer]),
    defaultId: 0,
    cancelId: answers.length - 1,
    noLink: true,
  })
  return answers[response] ?? 'cancel'
}
