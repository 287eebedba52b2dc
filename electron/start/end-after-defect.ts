import { app, dialog } from 'electron'
import { chooseLanguage, type Language } from '#core/format/format-locale'

const words: Readonly<Record<Language, { readonly title: string; readonly text: string }>> = {
  en: {
    title: 'Unitdesk has to close',
    text: 'A fault in Unitdesk has interrupted its work, so it closes before anything else is done. What you saw as done is kept; what was being sent is looked up at the next start. Start Unitdesk again. If this comes back, send the folder “logs” of its profile to support.',
  },
  cs: {
    title: 'Unitdesk se musí zavřít',
    text: 'Chyba v Unitdesku přerušila jeho práci, a tak se zavře dřív, než udělá cokoli dalšího. Co jste viděli jako hotové, je uloženo; co se právě odesílalo, se při příštím spuštění ověří. Spusťte Unitdesk znovu. Pokud se to opakuje, pošlete podpoře složku „logs“ z jeho profilu.',
  },
}

let isEnding = false

/** Says so and ends the application in order: what is left of its state must not be worked with. */
export const endAfterDefect = (): void => {
  if (isEnding) return
  isEnding = true
  const systemLocale = app.getPreferredSystemLanguages()[0] ?? app.getLocale()
  const { title, text } = words[chooseLanguage('system', systemLocale)]
  dialog.showErrorBox(title, text)
  app.quit()
}
