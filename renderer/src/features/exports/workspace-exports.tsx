import { Skeleton } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '#core/contract/prices'
import type { Subject } from '#core/contract/subject'
import type { WorkspaceId } from '#core/ids'
import { usePainted } from '../../bridge/use-painted.ts'
import { useDraftState } from '../../ui/drafts.ts'
import { FailureNotice } from '../../ui/notices/failure-notice.tsx'
import { notifyNote } from '../../ui/notices/notify.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'
import type { Density } from '../../ui/sheet/sheet-theme.ts'
import { CalendarScreen } from './calendar/calendar-screen.tsx'
import { DashboardScreen } from './dashboard/dashboard-screen.tsx'
import { EditorScreen } from './editor/editor-screen.tsx'
import classes from './exports.module.css'
import type { ExportsDesk, ExportsPlace, FrameParts } from './exports-desk.ts'
import { ColleaguesExports } from './reports/colleagues-exports.tsx'
import { ReportScreen } from './reports/report-screen.tsx'
import { ReportsScreen } from './reports/reports-screen.tsx'
import { requestAnswer, requestedPlace } from './requested-place.ts'
import { useExportsDesk } from './use-exports-desk.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly projects: readonly Project[]
  readonly density: Density
  readonly account: ReactNode
  readonly trouble: ReactNode
  readonly requested: Subject | null
  readonly onRequestedOpened: () => void
}

const start: ExportsPlace = { kind: 'reports' }

export const WorkspaceExports = ({ workspaceId, account, trouble, ...props }: Props) => {
  const { projects, density, requested, onRequestedOpened } = props
  const { t } = useTranslation()
  const [place, go] = useDraftState<ExportsPlace>(`exports-place:${workspaceId}`, start)
  const { desk, unread } = useExportsDesk({ workspaceId, projects, density, go })
  const reports = desk?.reports ?? null
  const isUnreadable = unread !== null
  useEffect(() => {
    const next = requested && requestedPlace(requested, workspaceId)
    const answer = next ? requestAnswer(next, { reports, isUnreadable }) : 'wait'
    if (!next || answer === 'wait') return
    go(answer === 'gone' ? start : next)
    if (answer === 'gone') {
      notifyNote((t) => ({ title: t('exports.goneTitle'), sentence: t('exports.goneSentence') }))
    }
    onRequestedOpened()
  }, [requested, onRequestedOpened, workspaceId, go, reports, isUnreadable])
  usePainted('exports', desk !== null || isUnreadable)
  const notices = (
    <>
      {trouble}
      <ColleaguesExports workspaceId={workspaceId} desk={desk} />
    </>
  )
  if (desk) return <AtPlace desk={desk} place={place} frame={{ account, trouble: notices }} />
  return (
    <ScreenFrame title={t('screens.exports')} aside={account}>
      <div className={classes['notices']}>
        {trouble}
        {unread && <FailureNotice {...unread} />}
      </div>
      {!unread && <Loading />}
    </ScreenFrame>
  )
}

interface AtPlaceProps {
  readonly desk: ExportsDesk
  readonly place: ExportsPlace
  readonly frame: FrameParts
}

const AtPlace = ({ desk, place, frame }: AtPlaceProps) => {
  switch (place.kind) {
    case 'reports':
      return <ReportsScreen desk={desk} frame={frame} />
    case 'dashboard':
      return <DashboardScreen desk={desk} frame={frame} />
    case 'calendar':
      return <CalendarScreen desk={desk} frame={frame} />
    case 'editor':
      return <EditorScreen desk={desk} place={place} frame={frame} />
    case 'report': {
      const known = [...desk.reports, ...desk.backupReports]
      const report = known.find(({ id }) => id === place.reportId)
      // Removed meanwhile.
      if (!report) return <ReportsScreen desk={desk} frame={frame} />
      return <ReportScreen desk={desk} report={report} place={place} frame={frame} />
    }
  }
}

const rows = Array.from({ length: 8 }, (_, index) => `row-${index}`)

const Loading = () => {
  const { t } = useTranslation()
  return (
    <div className={classes['loading']} role="status" aria-label={t('exports.loading')}>
      {rows.map((row) => (
        <Skeleton key={row} height={26} radius="sm" />
      ))}
    </div>
  )
}
