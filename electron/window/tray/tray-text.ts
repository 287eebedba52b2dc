import type { Language } from '#core/format/format-locale'
import type { Timestamp } from '#core/time'
import { trayWords } from './tray-words.ts'

export interface NextWork {
  readonly language: Language
  readonly nextRun: { readonly name: string; readonly at: Timestamp } | null
}

export const nextRunText = ({ language, nextRun }: NextWork): string => {
  const words = trayWords[language]
  if (nextRun === null) return words.none
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' })
  return `${words.next}: ${nextRun.name}, ${at.format(nextRun.at)}`
}

/** The text of the tray: work under way comes before work to come. */
export const trayText = (contents: NextWork, percentSent: number | null): string => {
  if (percentSent === null) return nextRunText(contents)
  const part = new Intl.NumberFormat(contents.language, { style: 'percent' })
  return `${trayWords[contents.language].sending}: ${part.format(percentSent / 100)}`
}
