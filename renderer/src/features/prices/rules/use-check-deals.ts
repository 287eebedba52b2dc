import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#core/contract/failure'
import type { Job } from '#core/contract/jobs'
import type { JobId, ProjectKey } from '#core/ids'
import { projectSubject } from '#core/project-subject'
import { minuteMs, type Timestamp } from '#core/time'
import { mutation } from '../../../bridge/mutation.ts'
import { useNewestJob } from '../../../bridge/use-newest-job.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { notifyDone, notifyFailure } from '../../../ui/notices/notify.tsx'
import { notifyWithActs } from '../../../ui/notices/notify-with-acts.tsx'
import { useNow } from '../../../ui/timing/use-now.ts'

const hasUnknownColumns = (failure: Failure): boolean =>
  failure.kind === 'notThisServer' && failure.expected === 'dealColumns'

// A check that this person has started is told when it ends, once.
const useTellOutcome = (job: Job | null | undefined, onChooseColumns: () => void): void => {
  const words = useFailureWords()
  const told = useRef<JobId | null>(null)
  useEffect(() => {
    if (!job || job.outcome === null || told.current === job.id) return
    told.current = job.id
    const { outcome } = job
    if (outcome.kind !== 'failed') notifyDone((t) => ({ title: t('deals.done') }))
    else if (hasUnknownColumns(outcome.failure)) {
      notifyWithActs((t) => ({
        title: t('deals.columns.unknown'),
        sentence: t('deals.columns.nothingChanged'),
        tone: 'attention',
        acts: [{ label: t('deals.columns.open'), run: onChooseColumns }],
      }))
    } else notifyFailure(() => words(outcome.failure))
  }, [job, words, onChooseColumns])
}

/** Asks the server for its export of deals, where that is allowed now, and tells how old the last one is. */
export const useCheckDeals = (
  of: ProjectKey,
  exportedAt: Timestamp | null,
  onChooseColumns: () => void,
) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(minuteMs / 2)
  const start = useMutation(mutation('prices.readDeals'))
  const last = useNewestJob('readDeals', projectSubject(of))
  const failure = last?.outcome?.kind === 'failed' ? last.outcome.failure : null
  const coolingUntil = failure?.kind === 'cooling' && failure.until > now ? failure.until : null
  const isRunning = last?.outcome === null
  useTellOutcome(start.data?.jobId === last?.id ? last : undefined, onChooseColumns)
  const words = () => {
    if (isRunning) return t('deals.running')
    if (coolingUntil !== null) return t('deals.cooling', { at: formats.time(coolingUntil) })
    if (exportedAt === null) return t('deals.never')
    return t('deals.known', { ago: formats.ago(exportedAt, now) })
  }
  return {
    words: words(),
    canCheck: !isRunning && coolingUntil === null,
    hasUnknownColumns: failure !== null && hasUnknownColumns(failure),
    check: () => start.mutate(of),
  }
}
