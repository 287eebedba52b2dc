import type { Language } from '#core/format/format-locale'
import { czechForm } from './czech-form.ts'

/** What the system shows of reports that run by themselves. */
export type ExportNotice =
  /** The first of its failures in a row. */
  | { readonly kind: 'failed'; readonly report: string }
  | { readonly kind: 'paused'; readonly report: string; readonly failures: number }
  | { readonly kind: 'alert'; readonly report: string; readonly count: number }
  | { readonly kind: 'missed'; readonly report: string; readonly count: number }

export const exportNotice = (notice: ExportNotice, language: Language): string =>
  language === 'cs' ? czech(notice) : english(notice)

const english = (notice: ExportNotice): string => {
  const { report } = notice
  switch (notice.kind) {
    case 'failed':
      return `“${report}” has failed. It runs again at its next time.`
    case 'paused': {
      const times = notice.failures === 1 ? 'once' : `${notice.failures} times in a row`
      return `“${report}” is paused: it has failed ${times}. It goes on when you say so.`
    }
    case 'alert':
      return notice.count === 1
        ? `“${report}”: an alert has found something.`
        : `“${report}”: ${notice.count} alerts have found something.`
    case 'missed':
      return notice.count === 1
        ? `“${report}” has missed a run. Run it now?`
        : `“${report}” has missed ${notice.count} runs. Run it now?`
  }
}

const czech = (notice: ExportNotice): string => {
  const { report } = notice
  switch (notice.kind) {
    case 'failed':
      return `Sestava „${report}“ se nezdařila. Spustí se znovu v příštím čase.`
    case 'paused': {
      const { failures } = notice
      const times = failures === 1 ? 'nezdařila se' : `nezdařila se ${failures}× po sobě`
      return `Sestava „${report}“ je pozastavena: ${times}. Pokračuje, až to řeknete.`
    }
    case 'alert': {
      const { count } = notice
      const found = czechForm(count, {
        one: 'upozornění něco našlo',
        few: 'upozornění něco našla',
        other: 'upozornění něco našlo',
      })
      return `Sestava „${report}“: ${count} ${found}.`
    }
    case 'missed': {
      const { count } = notice
      const runs = czechForm(count, { one: 'běh', few: 'běhy', other: 'běhů' })
      return `Sestava „${report}“ zmeškala ${count} ${runs}. Spustit ji teď?`
    }
  }
}
