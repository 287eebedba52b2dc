import type { TFunction } from 'i18next'
import type { SentStatus } from '#core/leads/reconcile'
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

/** How a pair was found, or why there is none. */
export const reasonWords = (t: TFunction, status: SentStatus): string => {
  switch (status.kind) {
    case 'arrived':
    case 'late':
      return t(`leads.reason.${status.reason}`)
    case 'missing':
      return t('leads.reason.missing')
    case 'merged':
      return t(`leads.reason.merged.${status.why}`)
    case 'rejected':
      return [t('leads.reason.rejected', { status: status.httpStatus }), status.text]
        .filter(Boolean)
        .join(': ')
    case 'suspect':
      return t(`leads.reason.suspect.${status.why}`)
    case 'ambiguous':
      return t('leads.reason.ambiguous', { count: status.candidates.length })
    case 'outsideWindow':
      return t(`leads.reason.outside.${status.why}`)
  }
}
