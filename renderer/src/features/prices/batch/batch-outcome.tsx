import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#core/contract/failure'
import type { BatchId } from '#core/ids'
import type { Batch, BatchState } from '#core/prices/batch/batch'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
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
  const byTeam = useTeamWords(whole.batch)
  const nextStep = open ?? byTeam
  return (
    <Notice tone={toneOf[whole.batch.state.kind]} {...words} {...(nextStep && { nextStep })}>
      {children}
    </Notice>
  )
}

/** Who sends it at its time where it comes from a draft of the team; null where it is this computer alone. */
const useTeamWords = ({ draftId, state }: Batch): string | null => {
  const { t } = useTranslation()
  const shared = useQuery(query('drafts.listShared', {})).data?.drafts ?? []
  const isOfTeam = shared.some((one) => one.draftId === draftId)
  const isWaiting = state.kind === 'scheduled' && state.heldUpBy === undefined
  return isOfTeam && isWaiting ? t('batches.scheduledInTeam') : null
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
