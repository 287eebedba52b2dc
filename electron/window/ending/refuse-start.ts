import { app, dialog } from 'electron'
import { chooseLanguage, type Language } from '#core/format/format-locale'
import { refusedExitCode } from '../confine/refused-switches.ts'
import { refusalWords, wordsWithoutSandbox } from './refusal-words.ts'

const failedExitCode = 1

/** Says why the application cannot start, and ends it: a process without a window would keep the next start away. */
export const refuseStart = async (error: unknown): Promise<void> => {
  await app.whenReady()
  const { title, text } = refusalWords(error, {
    language: languageOfSystem(),
    profile: app.getPath('userData'),
  })
  process.stderr.write(`${title}: ${text}\n`)
  dialog.showErrorBox(title, text)
  app.exit(failedExitCode)
}

/** Says what a person can do where the system refuses the sandbox, and ends the application without a page. */
export const refuseWithoutSandbox = async (): Promise<void> => {
  await app.whenReady()
  const { title, text } = wordsWithoutSandbox(languageOfSystem())
  dialog.showErrorBox(title, text)
  app.exit(refusedExitCode)
}

export const languageOfSystem = (): Language =>
  chooseLanguage('system', app.getPreferredSystemLanguages()[0] ?? app.getLocale())
