import { ActionIcon, Button, Tabs } from '@mantine/core'
import { IconArrowLeft, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Report } from '#core/contract/exports'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { ScreenFrame } from '../../../ui/screen-frame.tsx'
import { AlertsView } from '../alerts/alerts-view.tsx'
import { ChartsView } from '../charts/charts-view.tsx'
import { TrendView } from '../charts/trend-view.tsx'
import { CompareView } from '../compare/compare-view.tsx'
import classes from '../exports.module.css'
import {
  type ExportsDesk,
  type ExportsPlace,
  type FrameParts,
  type ReportTab,
  reportTabs,
} from '../exports-desk.ts'
import { findablePlace, type OpenedReport } from '../opened-report.ts'
import { RunsView } from '../runs/runs-view.tsx'
import { ViewerView } from '../table/viewer-view.tsx'
import { Attention } from './attention.tsx'
import { ReportMenu } from './report-menu.tsx'
import { RunButton } from './run-button.tsx'
import '../tabs.css'
import { contentWords } from './export-title.ts'
import { useReportActs } from './use-report-acts.ts'

interface Props {
  readonly desk: ExportsDesk
  readonly report: Report
  readonly place: Extract<ExportsPlace, { kind: 'report' }>
  readonly frame: FrameParts
}

/** One report: its runs and their contents. */
export const ReportScreen = ({ desk, report, place, frame }: Props) => {
  const { t } = useTranslation()
  const list = useQuery(query('exports.listRuns', { reportId: report.id }))
  const unread = unreadOf(list)
  const found = list.data ? findablePlace({ place, runs: list.data }) : place
  const opened = list.data && { desk, report, place: found, runs: list.data }
  return (
    <ScreenFrame
      title={report.name}
      aside={
        <>
          <span>{contentWords(t, report.content)}</span>
          {frame.account}
        </>
      }
      tools={<Tools desk={desk} report={report} />}
    >
      <div className={classes['notices']}>
        {frame.trouble}
        <Attention desk={desk} reports={place.tab === 'alerts' ? [] : [report]} />
        {/* A run that has just come may not be among those that were read before. */}
        {found !== place && !list.isFetching && (
          <Notice
            tone="note"
            title={t('exports.runs.goneTitle')}
            sentence={t('exports.runs.goneSentence')}
          />
        )}
        {unread && <FailureNotice {...unread} />}
      </div>
      {opened && <TabsOf opened={opened} />}
    </ScreenFrame>
  )
}

const Tools = ({ desk, report }: Pick<Props, 'desk' | 'report'>) => {
  const { t } = useTranslation()
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconArrowLeft size={15} aria-hidden />}
        onClick={() => desk.go({ kind: 'reports' })}
      >
        {t('exports.allReports')}
      </Button>
      {!report.isOfBackup && <ReportTools desk={desk} report={report} />}
    </>
  )
}

const ReportTools = ({ desk, report }: Pick<Props, 'desk' | 'report'>) => {
  const { t } = useTranslation()
  const acts = useReportActs(desk)
  return (
    <>
      <RunButton desk={desk} report={report} />
      <ActionIcon
        size={28}
        variant="default"
        title={t('exports.acts.edit')}
        aria-label={t('exports.acts.edit')}
        onClick={() => acts.edit(report)}
      >
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
      <ReportMenu report={report} acts={acts} />
    </>
  )
}

const views = {
  runs: RunsView,
  table: ViewerView,
  compare: CompareView,
  charts: ChartsView,
  trend: TrendView,
  alerts: AlertsView,
} as const satisfies Record<ReportTab, unknown>

const TabsOf = ({ opened }: { readonly opened: OpenedReport }) => {
  const { t } = useTranslation()
  const { desk, place, report } = opened
  // A backup looks for nothing: alerts are of reports.
  const tabs = reportTabs.filter((tab) => tab !== 'alerts' || !report.isOfBackup)
  const View = views[place.tab]
  return (
    <Tabs
      data-guide-page="report-contents"
      className={classes['state'] ?? ''}
      value={place.tab}
      keepMounted={false}
      onChange={(tab) => desk.go({ ...place, tab: (tab as ReportTab | null) ?? 'runs' })}
    >
      <Tabs.List px={16} aria-label={t('exports.tabs.label')}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {t(`exports.tabs.${tab}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab} value={tab} className={classes['state'] ?? ''}>
          {tab === place.tab && <View opened={opened} />}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
