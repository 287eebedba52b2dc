import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { WorkspaceId } from '#core/ids'
import { fromJson } from '#core/json'
import type { LeadsDashboard } from '#core/leads/dashboard/leads-dashboard'
import { minuteMs } from '#core/time'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { usePainted } from '../../../bridge/use-painted.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Marked } from '../../../ui/marked.tsx'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { useScreenVerb } from '../../../ui/screen-verbs.ts'
import { ownZone } from '../../../ui/time-zones.ts'
import { useNow } from '../../../ui/timing/use-now.ts'
import type { StatusChoice } from '../reconcile/sent-tools.tsx'
import { useFirstPoll, usePollLeads } from '../use-poll-leads.ts'
import { AttentionList } from './attention-list.tsx'
import { countDays } from './count-days.ts'
import { Figures } from './figures.tsx'
import { LeadCharts } from './lead-charts.tsx'
import classes from './overview.module.css'
import { OverviewNotes } from './overview-notes.tsx'
import { sentenceMarks, sentenceWords } from './summary-words.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly onShowSent: (status: StatusChoice) => void
  readonly onOnlyInCrm: () => void
  readonly onShowSendings: () => void
}

const periods = [1, 7, 30, 90, 365] as const

const parseDashboard = ({ dashboard }: OutputOf<'leads.readDashboard'>) => fromJson(dashboard)

/** Whether every lead has arrived: one sentence first, then what it rests on. */
export const Overview = ({ workspaceId, onShowSent, onOnlyInCrm, onShowSendings }: Props) => {
  const { t } = useTranslation()
  const [days, setDays] = useState<number>(7)
  const read = useQuery({
    ...query('leads.readDashboard', {
      workspaceId,
      period: { kind: 'days', days },
      timeZone: ownZone(),
    }),
    select: parseDashboard,
    placeholderData: keepPreviousData,
  })
  const dashboard = read.data
  const unread = unreadOf(read)
  useFirstPoll(workspaceId, dashboard)
  usePainted('leads', dashboard !== undefined || unread !== null)
  return (
    <div className={classes['view']}>
      {unread && <FailureNotice {...unread} />}
      <div className={classes['top']}>
        {dashboard && <Sentence dashboard={dashboard} onImport={() => onShowSent('all')} />}
        {!dashboard && !unread && (
          <Skeleton height={28} width={420} role="status" aria-label={t('leads.loading')} />
        )}
        <div className={classes['tools']}>
          <SegmentedControl
            size="xs"
            aria-label={t('leads.period.label')}
            data={periods.map((count) => ({
              value: String(count),
              label: t('leads.period.choice', { count }),
            }))}
            value={String(days)}
            onChange={(chosen) => setDays(Number(chosen))}
          />
          <CheckNow workspaceId={workspaceId} />
        </div>
      </div>
      {dashboard && (
        <>
          <AttentionList
            workspaceId={workspaceId}
            dashboard={dashboard}
            onShowSent={onShowSent}
            onShowSendings={onShowSendings}
          />
          <Figures dashboard={dashboard} onShow={onShowSent} onOnlyInCrm={onOnlyInCrm} />
          <LeadCharts dashboard={dashboard} />
          <OverviewNotes dashboard={dashboard} />
        </>
      )}
    </div>
  )
}

interface SentenceProps {
  readonly dashboard: LeadsDashboard
  readonly onImport: () => void
}

const Sentence = ({ dashboard, onImport }: SentenceProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(minuteMs / 2)
  const { summary, period, accounts } = dashboard
  const { sentence, checkedAt } = summary
  const [first, last] = [summary.told[0], summary.told.at(-1)]
  const told =
    first && last ? { from: formats.dateTime(first.from), to: formats.dateTime(last.to) } : null
  const asked = accounts.flatMap(({ isLeftOut, label }) => (isLeftOut ? [] : label))
  const times = accounts.flatMap((account) => account.nextAt ?? [])
  const nextAt = times.length === 0 ? null : Math.max(now, Math.min(...times))
  // While another period is being read, the sentence is about the one that is shown.
  const days = countDays(period, ownZone())
  return (
    <div className={classes['said']} role="status">
      <p className={classes['sentence']}>
        <Marked mark={sentenceMarks[sentence.kind]}>
          {sentenceWords(sentence, { t, formats, days })}
        </Marked>
      </p>
      <p className={classes['checked']}>
        {checkedAt === null
          ? t('leads.checked.never')
          : t('leads.checked.at', {
              ago: formats.ago(checkedAt, now),
              at: formats.dateTime(checkedAt),
            })}{' '}
        <AskedInTeam accounts={accounts} />{' '}
        {nextAt !== null && t('leads.checked.next', { at: formats.time(nextAt) })}{' '}
        {told && t('leads.sent.told', told)}{' '}
        {asked.length > 0 &&
          t('leads.checked.accounts', { count: asked.length, accounts: asked.join(', ') })}{' '}
        {sentence.kind === 'notCompared' && (
          <>
            {t('leads.toCompare.sentence')}{' '}
            <button type="button" className={classes['link']} onClick={onImport}>
              {t('leads.toCompare.act')}
            </button>
          </>
        )}
      </p>
    </div>
  )
}

const CheckNow = ({ workspaceId }: Pick<Props, 'workspaceId'>) => {
  const { t } = useTranslation()
  const { poll, isPolling } = usePollLeads(workspaceId)
  useScreenVerb('refresh', poll, !isPolling)
  return (
    <Button
      size="xs"
      variant="default"
      loading={isPolling}
      leftSection={<IconRefresh size={15} aria-hidden />}
      onClick={poll}
    >
      {t('leads.checkNow')}
    </Button>
  )
}

type AskedInTeamProps = Pick<LeadsDashboard, 'accounts'>

/** Whose computer has asked for all of a team, or why this one asks by itself. Nothing where there is no team. */
const AskedInTeam = ({ accounts }: AskedInTeamProps) => {
  const { t } = useTranslation()
  const team = useQuery(query('team.readTeam', {})).data
  const names = [...new Set(accounts.flatMap(({ askedBy }) => askedBy ?? []))]
  if (names.length > 0) return t('leads.checked.by', { names: names.join(', ') })
  if (!team || accounts.length === 0) return null
  if (team.areas.length > 0 && !team.areas.includes('leads')) return t('leads.checked.noArea')
  return team.hasKey === false ? t('leads.checked.noKey') : null
}
