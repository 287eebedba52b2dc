import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#core/contract/failure'
import type { BatchId } from '#core/ids'
import type { BatchState } from '#core/prices/batch/batch'
import { useFailureWords } from '../../../bridge/failure-words.ts'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import type { WholeBatch } from './parse-batch.ts'
import { wordsOfBatch } from './words-of-batch.ts'

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
  const words = wordsOfBatch(whole, { t, formats, failureWords })
  const open = useOpenWords(whole.batch)
  return (
    <Notice tone={toneOf[whole.batch.state.kind]} {...words} {...(open && { nextStep: open })}>
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

/** Why the newest work on a batch in this run has not brought it to an end; null where it has. */
const useComparisonFailure = (batchId: BatchId): Failure | null => {
  const jobs = useQuery(query('jobs.listJobs', {})).data
  const last = jobs?.find(({ subject }) => subject === batchId)
  return last?.outcome?.kind === 'failed' ? last.outcome.failure : null
}
