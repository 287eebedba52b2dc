import { ActionIcon, SegmentedControl } from '@mantine/core'
import { IconFileTypeXls } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pivot, PivotResult } from '#core/exports/table/pivot'
import type { RunId } from '#core/ids'
import { toJson } from '#core/json'
import { mutation } from '../../../bridge/mutation.ts'
import { notifySaved } from '../../tables/notify-saved.ts'
import { AddToDashboard } from '../dashboard/add-to-dashboard.tsx'
import type { RunsPlace } from '../opened-report.ts'
import classes from './charts.module.css'
import { PivotLook } from './pivot-look.tsx'

interface Props {
  readonly opened: Pick<RunsPlace, 'report' | 'desk'>
  readonly runId: RunId
  readonly title: string
  readonly chart: 'bar' | 'line'
  readonly pivot: Pivot
  readonly result: PivotResult
}

/** A pivot as a chart or as the table behind it, with where it can be taken. */
export const PivotFiguresView = ({ opened, runId, title, chart, pivot, result }: Props) => {
  const { t } = useTranslation()
  const [look, setLook] = useState<'chart' | 'table'>('chart')
  const hasFigures = result.kind === 'table' && result.rows.length > 0
  return (
    <div className={classes['figures']}>
      {hasFigures && (
        <div className={classes['looks']}>
          <SegmentedControl
            size="xs"
            aria-label={t('exports.charts.lookNamed', { title })}
            data={[
              { value: 'chart', label: t('exports.charts.look.chart') },
              { value: 'table', label: t('exports.charts.look.table') },
            ]}
            value={look}
            onChange={setLook}
          />
          {!opened.report.isOfBackup && (
            <AddToDashboard opened={opened} shown={{ title, chart, pivot, look }} />
          )}
          <SavePivot runId={runId} title={title} pivot={pivot} />
        </div>
      )}
      <PivotLook title={title} chart={chart} pivot={pivot} result={result} look={look} />
    </div>
  )
}

const SavePivot = ({ runId, title, pivot }: Pick<Props, 'runId' | 'title' | 'pivot'>) => {
  const { t } = useTranslation()
  const save = useMutation({
    ...mutation('exports.savePivot'),
    onSuccess: notifySaved,
  })
  const label = t('exports.charts.saveNamed', { title })
  return (
    <ActionIcon
      size={26}
      variant="default"
      aria-label={label}
      title={label}
      loading={save.isPending}
      onClick={() => save.mutate({ runId, title, pivot: toJson(pivot) })}
    >
      <IconFileTypeXls size={15} aria-hidden />
    </ActionIcon>
  )
}
