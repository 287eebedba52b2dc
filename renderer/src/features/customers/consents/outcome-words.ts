import type { TFunction } from 'i18next'
import type { RevocationOutcome } from '#core/customers/revocation-outcome'
import type { MarkShape, MarkTone } from '../../../ui/mark.ts'

type Kind = RevocationOutcome['kind']

export const outcomeMarks: Readonly<Record<Kind, readonly [MarkShape, MarkTone]>> = {
  sending: ['clock', 'waiting'],
  revoked: ['check', 'good'],
  notFound: ['minus', 'quiet'],
  failed: ['cross', 'bad'],
  unknown: ['question', 'bad'],
}

/** The outcome in a few words, for the list and for a file. */
export const outcomeWords = (t: TFunction, outcome: RevocationOutcome): string => {
  switch (outcome.kind) {
    case 'revoked':
      return t('customers.outcome.revoked', { count: outcome.customerIds.length })
    case 'notFound':
      return t(`customers.outcome.notFound.${outcome.about ?? 'other'}`)
    default:
      return t(`customers.outcome.${outcome.kind}`)
  }
}
