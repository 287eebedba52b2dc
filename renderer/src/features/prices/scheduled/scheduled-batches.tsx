import { Button } from '@mantine/core'
import { IconCalendarTime } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { groupBy } from '#core/group-by'
import type { OpenBatch } from '#core/prices/batch/batch'
import type { Timestamp } from '#core/time'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { markClasses } from '../../../ui/mark.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { BatchActs } from '../batch/batch-acts.tsx'
import { markOfBatch } from '../batch/batch-kind.ts'
import { useIsInTeam } from '../draft/team/use-is-in-team.ts'
import type { EditorParts } from '../editor/editor-parts.ts'
import { useChangeFormats } from '../review/changes/use-change-formats.ts'
import { Panel } from '../review/panel.tsx'
import classes from './scheduled-batches.module.css'
import { whyItWaits } from './why-it-waits.ts'

interface Props extends EditorParts {
  readonly onClose: () => void
}

/** What will be sent by itself, in every project of the workspace, day by day. */
export const ScheduledBatches = ({ edited, onClose }: Props) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const { locale } = useFormats()
  const days = useMemo(() => new Intl.DateTimeFormat(locale, { dateStyle: 'full' }), [locale])
  const { workspaceId } = edited.of
  const read = useQuery(query('batches.listScheduled', { workspaceId }))
  const { data } = read
  const unread = unreadOf(read)
  const sender = useIsInTeam() ? 'team' : 'computer'
  const shared = useQuery(query('drafts.listShared', {})).data?.drafts ?? []
  return (
    <Panel
      title={t('scheduled.title')}
      guidePage="price-changes"
      stage="scheduled"
      onClose={onClose}
    >
      <div className={classes['place']}>
        {unread && <FailureNotice {...unread} />}
        {data?.length === 0 ? (
          <EmptyState
            icon={IconCalendarTime}
            title={t('scheduled.noneTitle')}
            sentence={t('scheduled.noneSentence')}
          />
        ) : (
          <p className={classes['said']}>{t(`scheduled.needs.${sender}`)}</p>
        )}
        {byDay(data ?? [], (at) => days.format(at)).map(({ day, batches }) => (
          <section key={day} aria-label={day}>
            <h3 className={classes['day']}>{day}</h3>
            <ul className={classes['list']}>
              {batches.map((batch) => (
                <Scheduled
                  key={batch.id}
                  batch={batch}
                  why={whyItWaits(batch, { shared, t, words })}
                  onShow={() => {
                    onClose()
                    edited.onRequest({
                      kind: 'batch',
                      workspaceId,
                      projectId: batch.projectId,
                      batchId: batch.id,
                    })
                  }}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  )
}

interface ScheduledProps {
  readonly batch: OpenBatch
  /** Null of one whose time has not come. */
  readonly why: string | null
  readonly onShow: () => void
}

const Scheduled = ({ batch, why, onShow }: ScheduledProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { totalStep } = useChangeFormats()
  const { state, projectName, draftName, note, author, unitCount } = batch
  const { sumBeforeMinor, sumAfterMinor } = batch
  if (!('at' in state)) return null
  return (
    <li className={classes['batch']}>
      <span className={classes['time']}>{formats.time(state.at)}</span>
      <div className={classes['what']}>
        <div className={classes['first']}>
          <strong>{projectName}</strong>
          <span>{t('scheduled.draft', { name: draftName })}</span>
          {why !== null && <span className={markClasses(...markOfBatch[state.kind])}>{why}</span>}
        </div>
        <div className={classes['second']}>
          {[
            t('batches.unitCount', { count: unitCount }),
            totalStep(sumBeforeMinor, sumAfterMinor, null),
            t('scheduled.by', { author }),
            note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
      <div className={classes['acts']}>
        <Button
          size="xs"
          variant="default"
          aria-label={t('scheduled.openNamed', { project: projectName, draft: draftName })}
          onClick={onShow}
        >
          {t('scheduled.open')}
        </Button>
        <BatchActs batch={batch} />
      </div>
    </li>
  )
}

interface Day {
  /** In the words of the person's language. */
  readonly day: string
  readonly batches: readonly OpenBatch[]
}

/** Batches in the order of their times, each day with its own. */
const byDay = (batches: readonly OpenBatch[], dayOf: (at: Timestamp) => string): readonly Day[] =>
  [...groupBy(batches, ({ state }) => ('at' in state ? dayOf(state.at) : ''))].map(
    ([day, ofDay]) => ({ day, batches: ofDay }),
  )
