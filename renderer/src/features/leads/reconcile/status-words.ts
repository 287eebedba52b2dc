import type { TFunction } from 'i18next'
import type { SentStatus } from '#core/leads/reconcile/reconcile'
import type { SentRow } from '#core/leads/sent/sent-row'
import type { SiteAnswer } from '#core/leads/sent/site-answer'
import type { MarkShape, MarkTone } from '../../../ui/mark.ts'

export type SentKind = SentStatus['kind']

export const statusMarks: Readonly<Record<SentKind, readonly [MarkShape, MarkTone]>> = {
  arrived: ['check', 'good'],
  late: ['clock', 'late'],
  merged: ['half', 'good'],
  missing: ['warning', 'bad'],
  rejected: ['cross', 'bad'],
  suspect: ['minus', 'quiet'],
  ambiguous: ['question', 'waiting'],
  outsideWindow: ['dottedRing', 'quiet'],
}

/** What became of a lead, as its row and its detail call it. */
export const statusWords = (t: TFunction, status: SentStatus): string =>
  isResent(status) ? t('leads.status.resent') : t(`leads.status.${status.kind}`)

const isResent = (status: SentStatus): boolean => 'reason' in status && status.reason === 'resent'

/** How long a lead took; what was sent again from here did not come by itself. */
export const delayOfStatus = (status: SentStatus): { readonly delayMs: number | null } | null =>
  'delayMs' in status && !isResent(status) ? status : null

/** How a pair was found, or why there is none. */
export const reasonWords = (
  t: TFunction,
  { status, lead: { answer } }: Pick<SentRow, 'status' | 'lead'>,
): string => {
  switch (status.kind) {
    case 'arrived':
    case 'late':
      return t(`leads.reason.${status.reason}`)
    case 'missing':
      return [t('leads.reason.missing'), ...(answer === null ? [] : [answerWords(t, answer)])].join(
        '. ',
      )
    case 'merged':
      return t(`leads.reason.merged.${status.why}`)
    case 'rejected':
      return answerWords(t, status)
    case 'suspect':
      return t(`leads.reason.suspect.${status.why}`)
    case 'ambiguous':
      return t('leads.reason.ambiguous', { count: status.candidates.length })
    case 'outsideWindow':
      return t(`leads.reason.outside.${status.why}`)
  }
}

const answerWords = (t: TFunction, { httpStatus, text }: SiteAnswer): string =>
  [t('leads.reason.rejected', { status: httpStatus }), text].filter(Boolean).join(': ')
