import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Batch, OpenBatch } from '#core/prices/batch/batch'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { BatchActs } from './batch-acts.tsx'
import { lacksApproval } from './lacks-approval.ts'
import { useBatchActs } from './use-batch-acts.ts'

interface Props {
  readonly batch: OpenBatch
  /** The way to more of it. */
  readonly children: ReactNode
}

// Batches in other states are under way, or were answered while somebody looked.
const told = [
  'unknown',
  'missed',
  'confirmed',
  'notApplied',
  'differs',
  'notSent',
  'stopped',
  'rejected',
] as const

const isTold = (kind: string): kind is (typeof told)[number] => told.some((one) => one === kind)

/** Why its time has passed, where a colleague or the team was in its way. */
const missedBy = (state: Batch['state']): 'unapproved' | 'heldUp' | null => {
  if (state.kind !== 'missed' || state.heldUpBy === undefined) return null
  return lacksApproval(state.heldUpBy) ? 'unapproved' : 'heldUp'
}

/** What happened to one batch while nobody looked, in one sentence. */
export const ToldBatch = ({ batch, children }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { acknowledge, isBusy } = useBatchActs(batch.id)
  const { kind } = batch.state
  if (!isTold(kind)) return null
  const values = {
    project: batch.projectName,
    draft: batch.draftName,
    units: t('batches.unitCount', { count: batch.unitCount }),
    at: formats.dateTime(batch.state.kind === 'missed' ? batch.state.at : batch.createdAt),
  }
  return (
    <Notice
      tone={kind === 'confirmed' ? 'success' : 'warning'}
      title={t(`batches.open.${kind}.title`)}
      sentence={t(`batches.open.${missedBy(batch.state) ?? kind}.sentence`, values)}
    >
      <BatchActs batch={batch} />
      {children}
      {batch.foundOutAt !== null && (
        <Button size="xs" variant="default" disabled={isBusy} onClick={acknowledge}>
          {t('batches.open.read')}
        </Button>
      )}
    </Notice>
  )
}
