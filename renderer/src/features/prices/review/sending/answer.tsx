import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../../../ui/notices/failure-notice.tsx'
import { BatchActs } from '../../batch/batch-acts.tsx'
import { isUnderWay, keepsDraftFromLeaving } from '../../batch/batch-kind.ts'
import { BatchOutcome } from '../../batch/batch-outcome.tsx'
import { BatchProgress } from '../../batch/batch-progress.tsx'
import { BatchUnits } from '../../batch/batch-units.tsx'
import { culpritsOf } from '../../batch/count-units.ts'
import type { WholeBatch } from '../../batch/parse-batch.ts'
import { ExportChanges } from '../changes/export-changes.tsx'
import classes from '../review.module.css'
import type { ReviewProps } from '../review-props.ts'
import type { ReviewState } from '../use-review.ts'
import { SendAgain } from './send-again.tsx'

interface Props extends ReviewProps {
  readonly whole: WholeBatch
  readonly review: ReviewState
}

/** What the server has said to what was sent from this review, and what to do now. */
export const Answer = ({ whole, review, ...props }: Props) => {
  const { batch, units } = whole
  const isOnItsWay = isUnderWay(batch.state) || review.job !== null
  return (
    <div className={classes['main']}>
      {isOnItsWay ? (
        <BatchProgress job={review.job} />
      ) : (
        <div className={classes['notice']}>
          <BatchOutcome whole={whole}>
            <BatchActs batch={batch} />
            <NextSteps whole={whole} review={review} {...props} />
          </BatchOutcome>
          {review.failure && <FailureNotice failure={review.failure} />}
        </div>
      )}
      <BatchUnits batch={batch.state.kind} units={units} onShowUnit={props.onShowUnit} />
    </div>
  )
}

const NextSteps = ({ whole, review, ...props }: Props) => {
  const { t } = useTranslation()
  const { batch, units } = whole
  const { kind } = batch.state
  const isOver = kind === 'confirmed' || kind === 'sent' || kind === 'differs'
  return (
    <>
      {(kind === 'rejected' || kind === 'notApplied' || kind === 'notSent') && (
        <SendAgain
          of={props.of}
          whole={whole}
          prices={props.draft.prices}
          isBusy={review.isBusy}
          onSend={review.sendRest}
        />
      )}
      {batch.state.kind === 'notSent' && <ExportChanges {...props} rows={review.judgement.sent} />}
      {!keepsDraftFromLeaving(batch.state) && (!isOver || review.judgement.rows.length > 0) && (
        <Button size="xs" variant="default" onClick={() => review.backToList(culpritsOf(units))}>
          {t('review.backToList')}
        </Button>
      )}
    </>
  )
}
