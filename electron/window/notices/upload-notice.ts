import type { Language } from '#core/format/format-locale'
import { czechForm } from './czech-form.ts'

export interface EndedUploads {
  readonly done: number
  /** Failed, or with an outcome that nobody knows. */
  readonly open: number
}

/** The text that the system shows when the last file has left while the person looks at something else. */
export const uploadNotice = ({ done, open }: EndedUploads, language: Language): string =>
  language === 'cs'
    ? `${czech('Odeslán', done)}.${open > 0 ? ` ${open} ${waits(open)} na vás.` : ''}`
    : `${done} ${done === 1 ? 'file' : 'files'} sent.${open > 0 ? ` ${open} need${open === 1 ? 's' : ''} attention.` : ''}`

const files = { one: 'soubor', few: 'soubory', other: 'souborů' } as const
const endings = { one: '', few: 'y', other: 'o' } as const

const czech = (sent: string, count: number): string =>
  `${sent}${czechForm(count, endings)} ${count} ${czechForm(count, files)}`

const waits = (count: number): string =>
  czechForm(count, { one: 'čeká', few: 'čekají', other: 'čeká' })
