import { Skeleton } from '@mantine/core'
import { IconTableOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExportRun } from '#core/exports/runs/export-run'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import classes from '../exports.module.css'
import { type OpenedReport, shownRun } from '../opened-report.ts'
import { RunButton } from '../reports/run-button.tsx'
import { SheetView } from './sheet-view.tsx'
import { useRunTable } from './use-run-table.ts'

/** What is in a run, from the cache. */
export const ViewerView = ({ opened }: { readonly opened: OpenedReport }) => {
  const run = shownRun(opened)
  return run ? (
    <OpenedRun key={run.id} opened={opened} run={run} />
  ) : (
    <NothingToShow opened={opened} />
  )
}

/** Shown where no run has contents. */
export const NothingToShow = ({ opened: { desk, report } }: { readonly opened: OpenedReport }) => {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={IconTableOff}
      title={t('exports.viewer.nothingTitle')}
      sentence={t('exports.viewer.nothingSentence')}
    >
      <RunButton desk={desk} report={report} />
    </EmptyState>
  )
}

interface RunProps {
  readonly opened: OpenedReport
  readonly run: ExportRun
}

const OpenedRun = ({ opened, run }: RunProps) => {
  const [sheetAt, setSheetAt] = useState(0)
  const table = useRunTable(run.id, sheetAt)
  const { sheet, sheets, unread } = table
  return (
    <>
      {unread && (
        <div className={classes['toolbar']}>
          <FailureNotice {...unread} />
        </div>
      )}
      {!unread && (!sheet || (table.rows.length === 0 && !table.isComplete)) && <Opening />}
      {sheet && sheets && (table.rows.length > 0 || table.isComplete) && (
        <SheetView
          key={sheetAt}
          opened={opened}
          run={run}
          sheet={sheet}
          sheets={sheets}
          sheetAt={sheetAt}
          rows={table.rows}
          isComplete={table.isComplete}
          onSheet={setSheetAt}
        />
      )}
    </>
  )
}

const lines = Array.from({ length: 10 }, (_, index) => `line-${index}`)

const Opening = () => {
  const { t } = useTranslation()
  return (
    <div className={classes['loading']} role="status" aria-label={t('exports.viewer.opening')}>
      {lines.map((line) => (
        <Skeleton key={line} height={22} radius="sm" />
      ))}
    </div>
  )
}
