import { type BrowserWindow, dialog } from 'electron'
import { type ClosingQuestion, closingText } from './closing-text.ts'
import type { ClosingAnswer } from './stay-in-tray.ts'

const words = {
  en: { stay: 'Keep running in the tray', close: 'Close', cancel: 'Cancel' },
  cs: { stay: 'Nechat běžet v oznamovací oblasti', close: 'Zavřít', cancel: 'Zrušit' },
} as const

/** Asks a person what is to become of the application whose window they close while it has work to do. */
export const askToClose = async (
  window: BrowserWindow,
  { work, canStayInTray, ...speech }: ClosingQuestion,
): Promise<ClosingAnswer> => {
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
