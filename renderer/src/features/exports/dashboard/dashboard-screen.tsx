import { Button } from '@mantine/core'
import { IconLayoutDashboard } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Tile } from '#core/exports/dashboard/dashboard'
import { suggestTiles } from '#core/exports/dashboard/suggest-tiles'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { NoticePlace } from '../../../ui/notices/notice-place.tsx'
import shared from '../exports.module.css'
import type { ExportsDesk, FrameParts } from '../exports-desk.ts'
import { ReportsFrame } from '../reports/reports-screen.tsx'
import classes from './dashboard.module.css'
import type { DashboardParts } from './dashboard-parts.ts'
import { DashboardTools } from './dashboard-tools.tsx'
import type { ShownSending } from './sending-form.ts'
import { markOfStep, stepWords } from './step-words.ts'
import { TileCard } from './tile-card.tsx'
import { useTileOffers } from './tile-offers.ts'
import { useTiles } from './use-tiles.ts'

interface Props {
  readonly desk: ExportsDesk
  readonly frame: FrameParts
}

const none: readonly Tile[] = []

/** Figures of several reports on one page. */
export const DashboardScreen = ({ desk, frame }: Props) => {
  const { workspaceId } = desk
  const read = useQuery(query('exports.readDashboard', { workspaceId }))
  const { data } = read
  const unread = unreadOf(read)
  const editing = useTiles(workspaceId, data?.tiles ?? none)
  const part = data && { desk, dashboard: data, editing }
  return (
    <ReportsFrame
      desk={desk}
      frame={frame}
      shown="dashboard"
      tools={part && <DashboardTools {...part} />}
    >
      <NoticePlace>{unread && <FailureNotice {...unread} />}</NoticePlace>
      {part && (data.tiles.length === 0 ? <Nothing {...part} /> : <Page {...part} />)}
    </ReportsFrame>
  )
}

const Nothing = ({ desk, dashboard, editing: { change, isSaving } }: DashboardParts) => {
  const { t } = useTranslation()
  const offers = useTileOffers(desk.reports, dashboard.runs)
  const suggested = suggestTiles(offers ?? [], {
    titleOf: (name) => t(`exports.charts.name.${name}`),
    newId: () => crypto.randomUUID(),
  })
  const hasNone = offers !== null && suggested.length === 0
  return (
    <EmptyState
      icon={IconLayoutDashboard}
      title={t('exports.dashboard.emptyTitle')}
      sentence={t(hasNone ? 'exports.dashboard.emptyNoReports' : 'exports.dashboard.emptySentence')}
    >
      {hasNone ? (
        <Button onClick={() => desk.go({ kind: 'reports' })}>
          {t('exports.dashboard.toReports')}
        </Button>
      ) : (
        <Button loading={offers === null || isSaving} onClick={() => change(() => suggested)}>
          {t('exports.dashboard.suggest')}
        </Button>
      )}
    </EmptyState>
  )
}

const Page = ({ desk, dashboard, editing }: DashboardParts) => {
  const { t } = useTranslation()
  const { tiles, runs } = dashboard
  return (
    <div className={classes['place']} data-guide-page="report-contents">
      <SendingNote sending={dashboard.sending} />
      <ul className={classes['tiles']} aria-label={t('exports.dashboard.tiles')}>
        {tiles.map((tile) => (
          <TileCard
            key={tile.id}
            desk={desk}
            tile={tile}
            tiles={tiles}
            run={runs.find(({ reportId }) => reportId === tile.reportId) ?? null}
            editing={editing}
          />
        ))}
      </ul>
    </div>
  )
}

/** When the dashboard goes out next, and what went wrong the last time. */
const SendingNote = ({ sending }: { readonly sending: ShownSending | null }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const ofFailure = useFailureWords()
  if (sending === null) return null
  const { last, nextAt } = sending
  const troubled = (last?.steps ?? []).filter(
    ({ state, refused }) => state === 'failed' || state === 'unknown' || refused.length > 0,
  )
  return (
    <div className={classes['note']}>
      {troubled.map((step) => (
        <p key={step.way} className={markOfStep(step)} role="status">
          {stepWords(step, { t, formats, ofFailure })}
        </p>
      ))}
      {nextAt !== null && (
        <p className={shared['dim']}>
          {t('exports.dashboard.sendNext', { at: formats.dateTime(nextAt) })}
        </p>
      )}
    </div>
  )
}
