import { IconListCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { useNextTurn } from '../../../ui/timing/use-next-turn.ts'
import { BatchOutcome } from '../batch/batch-outcome.tsx'
import { ExportChanges } from './changes/export-changes.tsx'
import { PrintChanges } from './changes/print-changes.tsx'
import { ReviewList } from './changes/review-list.tsx'
import { Panel } from './panel.tsx'
import classes from './review.module.css'
import type { ReviewProps } from './review-props.ts'
import { Answer } from './sending/answer.tsx'
import { useReview } from './use-review.ts'

/** A draft on its way to the server: looked at, sent, answered. */
export const Review = (props: ReviewProps) =>
  props.isReady ? <DraftReview {...props} /> : <UnreadReview {...props} />

/** Stands where the draft, its rules or deals are not known: nothing is judged by others. */
const UnreadReview = ({ project, draft, unread, onClose }: ReviewProps) => {
  const { t } = useTranslation()
  return (
    <Panel
      title={t('review.title', { draft: draft.name })}
      aside={project.name}
      guidePage="price-changes"
      stage={unread === null ? 'reading' : 'unread'}
      onClose={onClose}
    >
      <div className={classes['main']} aria-busy={unread === null}>
        {unread && (
          <div className={classes['notice']}>
            <FailureNotice {...unread} />
          </div>
        )}
      </div>
    </Panel>
  )
}

const DraftReview = (props: ReviewProps) => {
  const { t } = useTranslation()
  const review = useReview(props)
  // The panel stands before its changes are drawn, which may be thousands.
  const isListTurn = useNextTurn(false)
  const { project, draft, onClose } = props
  const { judgement, batch } = review
  // The causes can be decided in the list itself, which has been read again meanwhile.
  const isAnswered = batch && batch.batch.state.kind !== 'stopped'
  const rows = judgement.sent
  const isEmpty = judgement.rows.length + judgement.obstacles.length === 0
  const isUnread = !isAnswered && isEmpty && review.unread !== null
  return (
    <Panel
      title={t('review.title', { draft: draft.name })}
      aside={project.name}
      tools={
        !isAnswered && (
          <>
            <PrintChanges project={project} draft={draft} rows={rows} />
            <ExportChanges project={project} draft={draft} rows={rows} />
          </>
        )
      }
      banner={props.trouble}
      guidePage="price-changes"
      stage={isUnread ? 'unread' : (batch?.batch.state.kind ?? 'list')}
      onClose={onClose}
    >
      {isAnswered ? (
        <Answer whole={batch} review={review} {...props} />
      ) : (
        <div className={classes['main']}>
          {batch && (
            <div className={classes['notice']}>
              <BatchOutcome whole={batch} />
            </div>
          )}
          {isEmpty ? (
            <>
              {review.unread && (
                <div className={classes['notice']}>
                  <FailureNotice {...review.unread} />
                </div>
              )}
              <EmptyState
                icon={IconListCheck}
                title={t('review.emptyTitle')}
                sentence={t('review.emptySentence')}
              />
            </>
          ) : (
            <div className={classes['columns']}>
              {isListTurn && <ReviewList review={review} {...props} />}
            </div>
          )}
        </div>
      )}
    </Panel>
  )
}
