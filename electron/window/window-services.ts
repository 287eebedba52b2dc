import { app, type BrowserWindow, net } from 'electron'
import type { Subject } from '#core/contract/subject'
import { systemBackground } from './autostart/system-background.ts'
import { createUploadSigns } from './notices/create-upload-signs.ts'
import { showNotice } from './notices/show-notice.ts'
import { askFirstContact } from './outside/ask-first-contact.ts'
import { createOutsideFiles } from './outside/create-outside-files.ts'
import { pickFolder } from './outside/pick-folder.ts'
import { pickSaveFile } from './outside/pick-save-file.ts'
import { pagePrinter } from './outside/print-page.ts'
import { printPdf } from './outside/print-pdf.ts'
import { createTray } from './tray/tray.ts'

interface WindowServicesDependencies {
  /** The file that starts this application. */
  readonly program: string
  readonly window: () => BrowserWindow
  readonly goTo: (subject: Subject) => void
}

/** What a person is asked and shown beside the page, as long as the window is there. */
export const windowServices = ({ program, window, goTo }: WindowServicesDependencies) => {
  const ask = async <T>(question: (there: BrowserWindow) => Promise<T>): Promise<T | null> => {
    const there = window()
    return there.isDestroyed() ? null : question(there)
  }
  const tray = createTray({ window, quit: () => app.quit() })
  return {
    pickSaveFile: (name: string) => ask((there) => pickSaveFile(there, name)),
    pickFolder: () => ask(pickFolder),
    printPdf: () => ask((there) => printPdf(there)),
    printPage: pagePrinter(),
    askFirstContact: async (contact: Parameters<typeof askFirstContact>[1]) =>
      (await ask((there) => askFirstContact(there, contact))) ?? false,
    notify: (text: string, subject: Subject) => showNotice(window(), text, () => goTo(subject)),
    isOnline: () => net.isOnline(),
    uploadSigns: createUploadSigns(window, {
      showInTray: tray.showSending,
      onNotice: () => goTo({ kind: 'uploads' }),
    }),
    outsideFiles: createOutsideFiles(window),
    background: systemBackground(process.env, program),
    showTray: tray.showTray,
  }
}
