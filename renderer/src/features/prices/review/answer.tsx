import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import type { DraftPrices } from '#core/prices/draft-steps'
import { useFailureWords } from '../../../bridge/failure-words.ts'
import { Notice } from '../../../ui/notice.tsx'
import { BatchActs } from '../history/batch-acts.tsx'
import { isUnderWay, keepsDraftFromLeaving } from '../history/batch-kind.ts'
import { BatchOutcome } from '../history/batch-outcome.tsx'
import { BatchProgress } from '../history/batch-progress.tsx'
import { BatchUnits } from '../history/batch-units.tsx'
import { countUnits } from '../history/count-units.ts'
import type { WholeBatch } from '../history/parse-batch.ts'
import { ExportChanges } from './export-changes.tsx'
import { leaveOutAllBut, type Rest } from './leave-out-all-but.ts'
import classes from './review.module.css'
import type { ReviewProps } from './review-props.ts'
import type { ReviewState } from './use-review.ts'

interface Props extends ReviewProps {
  readonly whole: WholeBatch
  readonly review: ReviewState
}

/** What the server has said to what was sent from this review, and what to do now. */
export const Answer = ({ whole, review, ...props }: Props) => {
  const words = useFailureWords()
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
          {review.failure && <Notice tone="failure" {...words(review.failure)} />}
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
        <SendAgain whole={whole} prices={props.draft.prices} onSend={review.sendRest} />
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

const culpritsOf = (units: WholeBatch['units']): UnitId[] =>
  units.flatMap(({ unitId, state }) => (state === 'culprit' ? [unitId] : []))

interface AgainProps {
  readonly whole: WholeBatch
  readonly prices: DraftPrices
  readonly onSend: (rest: Rest) => void
}

/** One click, where it is certain that nothing has been changed and the draft is still what was reviewed. */
const SendAgain = ({ whole: { batch, units }, prices, onSend }: AgainProps) => {
  const { t } = useTranslation()
  const { state } = batch
  const rest = leaveOutAllBut({ units, prices })
  const isUseless = state.kind === 'notSent' && state.failure.again !== 'now'
  if (rest === null || isUseless) return null
  const { culprit } = countUnits(units)
  return (
    <Button size="xs" onClick={() => onSend(rest)}>
      {culprit > 0
        ? t('review.sendRest', { count: culprit })
        : t('review.sendAgain', { count: units.length })}
    </Button>
  )
}
