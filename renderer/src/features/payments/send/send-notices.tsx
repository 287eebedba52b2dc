import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#core/contract/failure'
import type { WorkspaceId } from '#core/ids'
import { secondMs, type Timestamp } from '#core/time'
import { query } from '../../../bridge/query.ts'
import { useNewestJob } from '../../../bridge/use-newest-job.ts'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { NoticePlace } from '../../../ui/notices/notice-place.tsx'
import { useNow } from '../../../ui/timing/use-now.ts'
import { RestoredNotice } from './restored-notice.tsx'

/** Whether a failure asked to wait, and its time has come. */
const isOver = (failure: Failure, now: Timestamp): boolean =>
  failure.kind === 'cooling' && failure.until <= now

interface Props {
  readonly workspaceId: WorkspaceId
  readonly onUnknown: () => void
}

/** What asks for a person: payments of which nobody knows, and a run that has stopped. */
export const SendNotices = ({ workspaceId, onUnknown }: Props) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const totals = useQuery(query('payments.readTotals', { workspaceId })).data
  const unknown = totals?.unknown ?? 0
  const sending = useNewestJob('sendPayments', workspaceId)
  const reading = useNewestJob('readPaymentExports', workspaceId)
  const now = useNow(secondMs)
  const failures = [sending, reading].flatMap((job) =>
    job?.outcome?.kind === 'failed' && job.outcome.failure.kind !== 'cancelled'
      ? [{ id: job.id, failure: job.outcome.failure }]
      : [],
  )
  return (
    <NoticePlace>
      {totals?.isRestored && <RestoredNotice workspaceId={workspaceId} />}
      {unknown > 0 && (
        <Notice
          tone="failure"
          title={t('payments.unknown.many', { count: unknown })}
          sentence={t('payments.unknown.manySentence', { count: unknown })}
        >
          <Button size="xs" variant="default" onClick={onUnknown}>
            {t('payments.unknown.show', { count: unknown })}
          </Button>
        </Notice>
      )}
      {failures
        .filter(({ failure }) => failure.kind !== 'unknownOutcome' && !isOver(failure, now))
        .map(({ id, failure }) => (
          <Notice key={id} tone="warning" {...words(failure)} />
        ))}
    </NoticePlace>
  )
}
