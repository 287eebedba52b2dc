import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Formats } from '#core/format/formats'
import type { BatchState } from '#core/prices/batch/batch'
import { type FailureText, useFailureWords } from '../../../bridge/failure-words.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { countUnits } from './count-units.ts'
import { hasEndpointGone } from './has-endpoint-gone.ts'
import type { WholeBatch } from './parse-batch.ts'
import { useComparisonFailure } from './use-comparison-failure.ts'

type Words = Pick<FailureText, 'title' | 'sentence'> & { readonly nextStep?: string }

interface Props {
  readonly whole: WholeBatch
  /** What can be done about it from here. */
  readonly children?: ReactNode
}

/** What became of a batch: what happened, what was kept, what to do. */
export const BatchOutcome = ({ whole, children }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const failureWords = useFailureWords()
  const { state } = whole.batch
  const words =
    state.kind === 'notSent' && !hasEndpointGone(state.failure)
      ? notSent(t, failureWords(state.failure))
      : wordsOf(whole, t, formats)
  const open = useOpenWords(whole.batch)
  return (
    <Notice tone={toneOf[state.kind]} {...words} {...(open && { nextStep: open })}>
      {children}
    </Notice>
  )
}

/** Why the last comparison has not settled it; null where it has, or there was none. */
const useOpenWords = ({ id, state }: WholeBatch['batch']): string | null => {
  const { t } = useTranslation()
  const formats = useFormats()
  const failureWords = useFailureWords()
  const failure = useComparisonFailure(id)
  if (failure === null || (state.kind !== 'unknown' && state.kind !== 'sent')) return null
  if (failure.kind === 'unknownOutcome' && typeof failure.again === 'object') {
    return t('batches.stillOpen', { at: formats.time(failure.again.at) })
  }
  const { title, sentence, nextStep } = failureWords(failure)
  return `${title}: ${sentence} ${nextStep}`
}

const toneOf = {
  scheduled: 'note',
  missed: 'warning',
  checking: 'note',
  stopped: 'warning',
  notSent: 'failure',
  sending: 'note',
  rejected: 'failure',
  unknown: 'warning',
  sent: 'success',
  confirmed: 'success',
  differs: 'warning',
  notApplied: 'note',
  withdrawn: 'note',
} as const satisfies Record<BatchState['kind'], string>

const notSent = (t: TFunction, { title, sentence, nextStep }: FailureText): Words => ({
  title: t('batches.outcome.notSent.title', { why: title }),
  sentence: `${sentence} ${t('batches.outcome.notSent.kept')}`,
  nextStep,
})

type Outcome = Exclude<BatchState['kind'], 'notSent'> | 'endpointGone' | 'nothingToSend'

const wordsOf = ({ batch, units }: WholeBatch, t: TFunction, formats: Formats): Words => {
  const { state, unitCount } = batch
  const said = (outcome: Outcome, values: Readonly<Record<string, string | number>> = {}) => {
    const told = { count: unitCount, at: '', message: '', culprit: 0, alongside: 0, ...values }
    return {
      title: t(`batches.outcome.${outcome}.title`, told),
      sentence: t(`batches.outcome.${outcome}.sentence`, told),
      nextStep: t(`batches.outcome.${outcome}.next`, told),
    }
  }
  switch (state.kind) {
    case 'stopped':
      if (state.reasons.length === 0) return said('nothingToSend')
      return said('stopped', { count: new Set(state.reasons.map(({ unitId }) => unitId)).size })
    case 'notSent':
      return said('endpointGone')
    case 'rejected': {
      const { culprit, alongside } = countUnits(units)
      return said('rejected', { message: state.message, culprit, alongside })
    }
    case 'differs':
      return said('differs', { count: state.units, at: formats.dateTime(state.at) })
    case 'checking':
      return said('checking')
    case 'sending':
    case 'unknown':
      return said(state.kind, { at: formats.dateTime(state.since) })
    default:
      return said(state.kind, { at: formats.dateTime(state.at) })
  }
}
