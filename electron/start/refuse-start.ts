import { app, dialog } from 'electron'
import { chooseLanguage } from '#core/format/format-locale'
import { refusalWords } from './refusal-words.ts'

const failedExitCode = 1

/** Says why the application cannot start, and ends it: a process without a window would keep the next start away. */
export const refuseStart = async (error: unknown): Promise<void> => {
  await app.whenReady()
  const systemLocale = app.getPreferredSystemLanguages()[0] ?? app.getLocale()
  const { title, text } = refusalWords(error, {
    language: chooseLanguage('system', systemLocale),
    profile: app.getPath('userData'),
  })
  process.stderr.write(`${title}: ${text}\n`)
  dialog.showErrorBox(title, text)
  app.exit(failedExitCode)
}
