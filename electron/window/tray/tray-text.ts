import type { Language } from '#core/format/format-locale'
import type { Timestamp } from '#core/time'
import { trayWords } from './tray-words.ts'

export interface NextWork {
  readonly language: Language
  readonly nextRun: { readonly name: string; readonly at: Timestamp } | null
}

/** How the last backup of a CRM went. */
export interface LastBackup {
  /** What people call the CRM; null where there is only one that is backed up. */
  readonly crm: string | null
  readonly at: Timestamp
  readonly outcome: 'good' | 'partial' | 'failed'
}

const timeText = (language: Language, at: Timestamp): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' }).format(at)

const ofCrm = (name: string, crm: string | null): string =>
  crm === null ? name : `${name} (${crm})`

export const nextRunText = ({ language, nextRun }: NextWork): string => {
  const words = trayWords[language]
  if (nextRun === null) return words.none
  return `${words.next}: ${nextRun.name}, ${timeText(language, nextRun.at)}`
}

/** What the backup of a CRM is called. */
export const backupName = (language: Language, crm: string | null): string =>
  ofCrm(trayWords[language].backUp, crm)

export const lastBackupText = (language: Language, { crm, at, outcome }: LastBackup): string => {
  const words = trayWords[language]
  return `${ofCrm(words.lastBackup, crm)}: ${timeText(language, at)}, ${words.outcome[outcome]}`
}

/** The text of the tray: work under way comes before work to come. */
export const trayText = (contents: NextWork, percentSent: number | null): string => {
  if (percentSent === null) return nextRunText(contents)
  const part = new Intl.NumberFormat(contents.language, { style: 'percent' })
  return `${trayWords[contents.language].sending}: ${part.format(percentSent / 100)}`
}
