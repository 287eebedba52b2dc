import type { ElectronApplication } from '@playwright/test'
import { readHandle } from './read-handle.ts'

/** The person's answer to every question that the system asks for the application, and what it has asked. */
export const answerQuestions = async (
  electron: ElectronApplication,
  answer: string,
): Promise<() => Promise<string[]>> => {
  const asked = await electron.evaluateHandle(({ dialog }, wanted) => {
    const texts: string[] = []
    dialog.showMessageBox = (...given: readonly unknown[]) => {
      const options = given.at(-1) as Electron.MessageBoxOptions
      texts.push(`${options.message} ${options.detail}`)
      const response = options.buttons?.indexOf(wanted) ?? -1
      return Promise.resolve({ response, checkboxChecked: false })
    }
    return texts
  }, answer)
  return () => readHandle(asked)
}

/** The person's answer to every dialog of the system that asks where to save. */
export const saveAs = (electron: ElectronApplication, path: string): Promise<void> =>
  electron.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
  }, path)
