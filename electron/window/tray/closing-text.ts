import { formatLocale, type Language } from '#core/format/format-locale'
import { createFormats } from '#core/format/formats'
import type { Timestamp } from '#core/time'

/** What the application does by itself, and would not without going on. */
export interface UnfinishedWork {
  /** When prices leave next; null where none wait for their time. */
  readonly pricesAt: Timestamp | null
  readonly isSendingFiles: boolean
}

/** Work that is unfinished, and how a person is asked about it. */
export interface ClosingQuestion {
  readonly work: UnfinishedWork
  readonly language: Language
  readonly systemLocale: string
  readonly canStayInTray: boolean
}

const words = {
  en: {
    prices: (at: string) => `Prices are waiting to be sent on ${at}`,
    pricesDetail:
      'Unitdesk sends them itself and must be running at that time. If it isn’t, nothing is sent and it asks you at its next start.',
    files: 'Files are being sent',
    filesDetail:
      'Closing interrupts the sending; the rest is sent at the next start. A picture that is being sent right now may or may not have arrived then.',
  },
  cs: {
    prices: (at: string) => `Ceny čekají na odeslání: ${at}`,
    pricesDetail:
      'Odesílá je Unitdesk a v tu dobu musí běžet. Pokud nepoběží, nic se neodešle a při příštím spuštění se vás zeptá.',
    files: 'Odesílají se soubory',
    filesDetail:
      'Zavřením se odesílání přeruší a zbytek se odešle při příštím spuštění. U obrázku, který se právě odesílá, pak nemusí být jasné, zda dorazil.',
  },
} as const satisfies Record<Language, unknown>

interface ClosingText {
  readonly message: string
  readonly detail: string
}

/** The question to a person who closes the window. Files under way come first: they would stop at once. */
export const closingText = (
  { pricesAt, isSendingFiles }: UnfinishedWork,
  { language, systemLocale }: { readonly language: Language; readonly systemLocale: string },
): ClosingText => {
  const said = words[language]
  const { dateTime } = createFormats(formatLocale(language, systemLocale))
  const parts = [
    ...(isSendingFiles ? [{ message: said.files, detail: said.filesDetail }] : []),
    ...(pricesAt === null
      ? []
      : [{ message: said.prices(dateTime(pricesAt)), detail: said.pricesDetail }]),
  ]
  return {
    message: parts.map(({ message }) => message).join('. '),
    detail: parts.map(({ detail }) => detail).join('\n\n'),
  }
}
