import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Project } from '#core/contract/prices'
import type { BatchId } from '#core/ids'
import type { Batch } from '#core/prices/batch/batch'
import { useFormats } from '../../../i18n/formats-context.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { useSaveTable } from '../../tables/use-save-table.ts'
import classes from '../history/batch-history.module.css'
import { SendRest } from '../history/send-rest.tsx'
import { useChangeFormats } from '../review/changes/use-change-formats.ts'
import type { BatchHistoryProps } from '../review/review-props.ts'
import { type ExportFormat, ExportMenu } from '../transfer/export-menu.tsx'
import { BatchActs } from './batch-acts.tsx'
import { isUnderWay } from './batch-kind.ts'
import { BatchOutcome } from './batch-outcome.tsx'
import { BatchProgress } from './batch-progress.tsx'
import { batchTable } from './batch-table.ts'
import { BatchUnits } from './batch-units.tsx'
import { originWords } from './origin-words.ts'
import type { WholeBatch } from './parse-batch.ts'
import { RollBack } from './roll-back.tsx'
import { unitOutcome } from './unit-outcome.ts'
import { useBatch } from './use-batch.ts'
import { useBatchJob } from './use-batch-job.ts'

type Props = Omit<BatchHistoryProps, 'batchId' | 'onClose'> & {
  readonly batchId: BatchId
  /** Called when another batch has left in its place. */
  readonly onSent: (batchId: BatchId) => void
}

/** One batch: what was sent, by whom, what the server answered, and the way back. */
export const BatchDetail = (props: Props) => {
  const { of, batchId, currency, project, onShowUnit, onOpenDraft, onSent } = props
  const { t } = useTranslation()
  const { whole, unread } = useBatch(batchId)
  const job = useBatchJob(batchId)
  if (unread) return <FailureNotice {...unread} />
  if (!whole) return <div className={classes['detail']} aria-busy={whole === undefined} />
  const { batch, units } = whole
  const { draftId, state } = batch
  const isOver = state.kind === 'confirmed' || state.kind === 'sent' || state.kind === 'differs'
  return (
    <section className={classes['detail']} aria-label={t('batches.detail')}>
      <div className={classes['head']}>
        {isUnderWay(state) || job !== null ? (
          <BatchProgress job={job} />
        ) : (
          <BatchOutcome whole={whole}>
            <BatchActs batch={batch} />
            {draftId !== null && (state.kind === 'rejected' || state.kind === 'notApplied') && (
              <SendRest of={of} draftId={draftId} whole={whole} onSent={onSent} />
            )}
            {!isOver && draftId !== null && (
              <Button size="xs" variant="default" onClick={() => onOpenDraft(draftId)}>
                {t('batches.openDraft')}
              </Button>
            )}
          </BatchOutcome>
        )}
        <Facts batch={batch} currency={currency} />
        <div className={classes['tools']}>
          {isOver && <RollBack batchId={batch.id} onOpenDraft={onOpenDraft} />}
          <ExportBatch whole={whole} project={project} />
        </div>
      </div>
      <BatchUnits batch={state.kind} units={units} onShowUnit={onShowUnit} />
    </section>
  )
}

interface FactsProps {
  readonly batch: Batch
  readonly currency: string | null
}

const Facts = ({ batch, currency }: FactsProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { total, totalStep } = useChangeFormats()
  const { sumBeforeMinor, sumAfterMinor } = batch
  const facts = [
    ['made', formats.dateTime(batch.createdAt)],
    ['author', batch.author],
    ['account', batch.account],
    ['draft', batch.draftName],
    ['origins', originWords(batch, { t, formats })],
    ['sums', `${total(sumBeforeMinor, currency)} → ${total(sumAfterMinor, currency)}`],
    ['difference', totalStep(sumBeforeMinor, sumAfterMinor, currency)],
    ['foundOut', batch.foundOutAt === null ? null : formats.dateTime(batch.foundOutAt)],
    ['note', batch.note],
  ] as const
  return (
    <dl className={classes['facts']}>
      {facts.map(
        ([fact, value]) =>
          value && (
            <div key={fact}>
              <dt>{t(`batches.fact.${fact}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

interface ExportBatchProps {
  readonly whole: WholeBatch
  readonly project: Pick<Project, 'name'>
}

const ExportBatch = ({ whole: { batch, units }, project }: ExportBatchProps) => {
  const { t } = useTranslation()
  const { save, isSaving } = useSaveTable()
  const exportAs = (format: ExportFormat) => {
    const table = batchTable(units, {
      title: `${project.name} – ${batch.draftName}`.slice(0, 100),
      titleOf: (column) => t(`batches.file.${column}`),
      outcomeOf: ({ state, message }) =>
        message ?? t(`batches.unitState.${unitOutcome(state, batch.state.kind)}`),
    })
    save({ table, format })
  }
  return <ExportMenu isBusy={isSaving} onExport={exportAs} />
}
