import { ActionIcon, SegmentedControl } from '@mantine/core'
import { IconArchive, IconBell, IconSend, IconServer, IconSettings } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenFrame } from '../../../ui/screen-frame.tsx'
import { AlarmsDialog } from '../alarms/alarms-dialog.tsx'
import { BackupDialog } from '../backup/backup-dialog.tsx'
import { PlacesDialog } from '../delivery/places-dialog.tsx'
import classes from '../exports.module.css'
import type { ExportsDesk, FrameParts } from '../exports-desk.ts'
import { RunnerDialog } from '../runner/runner-dialog.tsx'
import { SettingsDialog } from '../settings/settings-dialog.tsx'
import { Attention } from './attention.tsx'
import { EmptyReports } from './empty-reports.tsx'
import { NewReport } from './new-report.tsx'
import { ReportTable } from './report-table.tsx'

interface Props {
  readonly desk: ExportsDesk
  readonly frame: FrameParts
}

export const ReportsScreen = ({ desk, frame }: Props) => (
  <ReportsFrame desk={desk} frame={frame} shown="reports">
    {desk.reports.length === 0 ? <EmptyReports desk={desk} /> : <ReportTable desk={desk} />}
  </ReportsFrame>
)

const reportsViews = ['reports', 'calendar', 'dashboard'] as const
type ReportsView = (typeof reportsViews)[number]

interface FrameProps extends Props {
  readonly shown: ReportsView
  /** Instead of what can be done with all reports. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** What the list, the calendar and the dashboard of all reports have around them. */
export const ReportsFrame = ({ desk, frame, shown, tools, children }: FrameProps) => {
  const { t } = useTranslation()
  return (
    <ScreenFrame
      title={t('screens.exports')}
      aside={frame.account}
      tools={
        <>
          <ViewChoice desk={desk} shown={shown} />
          {tools ?? <Tools desk={desk} />}
        </>
      }
    >
      <div className={classes['notices']}>
        {frame.trouble}
        <Attention desk={desk} reports={desk.reports} />
      </div>
      {children}
    </ScreenFrame>
  )
}

const ViewChoice = ({ desk, shown }: Pick<FrameProps, 'desk' | 'shown'>) => {
  const { t } = useTranslation()
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('exports.view.label')}
      data={reportsViews.map((value) => ({ value, label: t(`exports.view.${value}`) }))}
      value={shown}
      onChange={(kind) => desk.go({ kind })}
    />
  )
}

const Tools = ({ desk }: Pick<FrameProps, 'desk'>) => {
  const { t } = useTranslation()
  const [isSetting, setIsSetting] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [isBackingUp, setIsBackingUp] = useState(false)
  const [isTelling, setIsTelling] = useState(false)
  const [isAtRunner, setIsAtRunner] = useState(false)
  return (
    <>
      <NewReport desk={desk} />
      <ActionIcon
        size={30}
        variant="default"
        title={t('exports.backup.openDialog')}
        aria-label={t('exports.backup.openDialog')}
        onClick={() => setIsBackingUp(true)}
      >
        <IconArchive size={17} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={30}
        variant="default"
        title={t('exports.sending.open')}
        aria-label={t('exports.sending.open')}
        onClick={() => setIsSending(true)}
      >
        <IconSend size={17} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={30}
        variant="default"
        title={t('exports.alarms.open')}
        aria-label={t('exports.alarms.open')}
        onClick={() => setIsTelling(true)}
      >
        <IconBell size={17} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={30}
        variant="default"
        title={t('exports.runner.open')}
        aria-label={t('exports.runner.open')}
        onClick={() => setIsAtRunner(true)}
      >
        <IconServer size={17} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={30}
        variant="default"
        title={t('exports.settings.open')}
        aria-label={t('exports.settings.open')}
        onClick={() => setIsSetting(true)}
      >
        <IconSettings size={17} aria-hidden />
      </ActionIcon>
      {isBackingUp && <BackupDialog desk={desk} onClose={() => setIsBackingUp(false)} />}
      {isSending && <PlacesDialog onClose={() => setIsSending(false)} />}
      {isAtRunner && <RunnerDialog onClose={() => setIsAtRunner(false)} />}
      {isTelling && <AlarmsDialog onClose={() => setIsTelling(false)} />}
      {isSetting && <SettingsDialog onClose={() => setIsSetting(false)} />}
    </>
  )
}
