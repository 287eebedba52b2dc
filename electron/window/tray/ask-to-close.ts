import { type BrowserWindow, dialog } from 'electron'
import { formatLocale, type Language } from '#core/format/format-locale'
import { createFormats } from '#core/format/formats'
import type { Timestamp } from '#core/time'

/** Prices that leave by themselves, and would not without the application. */
export interface WaitingPrices {
  readonly at: Timestamp
  readonly language: Language
  readonly systemLocale: string
  readonly canStayInTray: boolean
}

const words = {
  en: {
    message: (at: string) => `Prices wait to be sent on ${at}`,
    detail:
      'Unitdesk sends them itself and must be running then. If it is not, nothing is sent, and it asks at its next start.',
    stay: 'Keep running in the tray',
    close: 'Close',
    cancel: 'Cancel',
  },
  cs: {
    message: (at: string) => `Ceny čekají na odeslání: ${at}`,
    detail:
      'Odesílá je sám Unitdesk a v tu dobu musí běžet. Pokud nepoběží, nic se neodešle a zeptá se při příštím spuštění.',
    stay: 'Nechat běžet na liště',
    close: 'Zavřít',
    cancel: 'Zrušit',
  },
} as const

/** What is to become of the application whose window a person closes while prices wait for their time. */
export const askToClose = async (
  window: BrowserWindow,
  { at, language, systemLocale, canStayInTray }: WaitingPrices,
): Promise<'stay' | 'close' | 'cancel'> => {
  const said = words[language]
  const moment = createFormats(formatLocale(language, systemLocale)).dateTime(at)
  const answers = canStayInTray
    ? (['stay', 'close', 'cancel'] as const)
    : (['close', 'cancel'] as const)
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: said.message(moment),
    detail: said.detail,
    buttons: answers.map((answer) => said[answer]),
    defaultId: 0,
    cancelId: answers.length - 1,
    noLink: true,
  })
  return answers[response] ?? 'cancel'
}
