import type { TFunction } from 'i18next'
import type { Formats } from '#core/format/formats'
import type { LeadsSummary } from '#core/leads/dashboard/summarise-leads'
import type { MarkShape, MarkTone } from '../../../ui/mark.ts'

type Sentence = LeadsSummary['sentence']

interface SentenceSpeech {
  readonly t: TFunction
  readonly formats: Pick<Formats, 'integer'>
  /** The number of days that the sentence is about. */
  readonly days: number
}

/** The one sentence that a person came for. */
export const sentenceWords = (sentence: Sentence, { t, formats, days }: SentenceSpeech): string => {
  const period = t('leads.period.said', { count: days })
  const said = (count: number) => ({ count, shown: formats.integer(count), period })
  switch (sentence.kind) {
    case 'neverChecked':
      return t('leads.sentence.neverChecked')
    case 'notCompared':
      return t('leads.sentence.notCompared', said(sentence.listed))
    case 'noneSent':
      return t('leads.sentence.noneSent', { period })
    case 'notAllAsked':
      return t('leads.sentence.notAllAsked', { accounts: sentence.accounts.join(', ') })
    case 'knownArrived':
      return t('leads.sentence.knownArrived', {
        ...said(sentence.arrived),
        sent: formats.integer(sentence.sent),
        unknown: formats.integer(sentence.sent - sentence.arrived),
      })
    case 'allArrived':
      return t('leads.sentence.allArrived', said(sentence.arrived))
    case 'notArrived':
      return t(`leads.sentence.${sentence.sent === 1 ? 'onlyNotArrived' : 'notArrived'}`, {
        ...said(sentence.lost),
        sent: formats.integer(sentence.sent),
      })
    case 'unclear':
      return t('leads.sentence.unclear', {
        ...said(sentence.unclear),
        sent: formats.integer(sentence.sent),
      })
    case 'onlySuspect':
      return t('leads.sentence.onlySuspect', said(sentence.sent))
    case 'allOutside':
      return t('leads.sentence.allOutside', said(sentence.sent))
  }
}

export const sentenceMarks: Readonly<Record<Sentence['kind'], readonly [MarkShape, MarkTone]>> = {
  neverChecked: ['question', 'quiet'],
  notCompared: ['disc', 'quiet'],
  noneSent: ['ring', 'quiet'],
  notAllAsked: ['question', 'waiting'],
  knownArrived: ['question', 'waiting'],
  allArrived: ['check', 'good'],
  notArrived: ['warning', 'bad'],
  unclear: ['question', 'waiting'],
  onlySuspect: ['minus', 'quiet'],
  allOutside: ['question', 'waiting'],
}
