import type { DigestFigures } from '#core/exports/runs/count-digest'
import type { Language } from '#core/format/format-locale'
import { czechForm } from './czech-form.ts'

/** What the reports of a day were like. */
export interface DigestNotice extends DigestFigures {
  readonly kind: 'digest'
  /** A day such as 2026-11-21; null for yesterday. */
  readonly day: string | null
}

export const digestNotice = (notice: DigestNotice, language: Language): string => {
  const { runs, alerts, when, found } = language === 'cs' ? czech(notice) : english(notice)
  const all = [runs, ...found].join(', ')
  return alerts === null ? `${when}: ${all}.` : `${when}: ${all}; ${alerts}.`
}

interface Words {
  readonly when: string
  readonly runs: string
  /** Only the kinds of findings that there were: a good day makes a short notice. */
  readonly found: readonly string[]
  readonly alerts: string | null
}

const dayWords = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  )

const english = ({ day, runs, failed, postponed, alerts }: DigestNotice): Words => ({
  when: day === null ? 'Reports yesterday' : `Reports on ${dayWords(day, 'en-GB')}`,
  runs: `${runs} ${runs === 1 ? 'run' : 'runs'}`,
  found: [
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(postponed > 0 ? [`${postponed} postponed`] : []),
  ],
  alerts: alerts > 0 ? `${alerts} ${alerts === 1 ? 'alert' : 'alerts'}` : null,
})

const czechRuns = { one: 'běh', few: 'běhy', other: 'běhů' } as const
const czechFailed = { one: 'se nezdařil', few: 'se nezdařily', other: 'se nezdařilo' } as const
const czechPostponed = { one: 'odložen', few: 'odloženy', other: 'odloženo' } as const

const czech = ({ day, runs, failed, postponed, alerts }: DigestNotice): Words => ({
  when: day === null ? 'Reporty včera' : `Reporty ${dayWords(day, 'cs-CZ')}`,
  runs: `${runs} ${czechForm(runs, czechRuns)}`,
  found: [
    ...(failed > 0 ? [`${failed} ${czechForm(failed, czechFailed)}`] : []),
    ...(postponed > 0 ? [`${postponed} ${czechForm(postponed, czechPostponed)}`] : []),
  ],
  alerts: alerts > 0 ? `${alerts} upozornění` : null,
})
