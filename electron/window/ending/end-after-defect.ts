import { app, dialog } from 'electron'
import type { Language } from '#core/format/format-locale'
import { languageOfSystem } from './refuse-start.ts'

interface Words {
  readonly title: string
  /** What has happened and what is kept; below it what a person can do. */
  readonly text: (profile: string) => string
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Unitdesk has to close',
    text: (profile) =>
      `A fault has interrupted Unitdesk’s work, so it closes before it does anything else. What you saw as done is kept; what was being sent is looked up at the next start.\n\nStart Unitdesk again. If it happens again, save a report for support under Settings, Help; the log is in the folder “logs” of ${profile}.`,
  },
  cs: {
    title: 'Unitdesk se musí zavřít',
    text: (profile) =>
      `V Unitdesku nastala chyba, a proto se zavře. Hotová práce je uložená; co se právě odesílalo, se ověří při příštím spuštění.\n\nSpusťte Unitdesk znovu. Pokud se to opakuje, uložte v Nastavení v části Pomoc hlášení pro podporu; záznam je ve složce „logs“ v ${profile}.`,
  },
}

let isEnding = false

/** Says so and ends the application in order: what is left of its state must not be worked with. */
export const endAfterDefect = (): void => {
  if (isEnding) return
  isEnding = true
  const { title, text } = words[languageOfSystem()]
  dialog.showErrorBox(title, text(app.getPath('userData')))
  app.quit()
}
