import { ActionIcon, SegmentedControl } from '@mantine/core'
import { IconFileTypeXls } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pivot, PivotResult } from '#core/exports/table/pivot'
import type { RunId } from '#core/ids'
import { toJson } from '#core/json'
import { mutation } from '../../../bridge/mutation.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { notifySaved } from '../../tables/notify-saved.ts'
import { chartFigures, type PivotFigures } from './chart-data.ts'
import classes from './charts.module.css'
import { LaterChart } from './later-chart.tsx'
import { PivotGrid } from './pivot-grid.tsx'
import { pivotNames } from './pivot-names.ts'

interface Props {
  readonly runId: RunId
  readonly title: string
  readonly chart: 'bar' | 'line'
  readonly pivot: Pivot
  readonly result: PivotResult
}

/** A pivot as a chart or as the table behind it. */
export const PivotFiguresView = (props: Props) => {
  const { result } = props
  const { t } = useTranslation()
  if (result.kind === 'columnMissing') {
    return (
      <p role="status">{t('exports.charts.columnMissing', { column: result.column[0] ?? '' })}</p>
    )
  }
  if (result.kind === 'tooManyColumns') {
    return <p role="status">{t('exports.charts.tooManyColumns', { count: result.count })}</p>
  }
  if (result.rows.length === 0) return <p role="status">{t('exports.charts.nothing')}</p>
  return <Figures {...props} figures={result} />
}

const Figures = (props: Props & { readonly figures: PivotFigures }) => {
  const { runId, title, chart, pivot, figures } = props
  const { t } = useTranslation()
  const { locale } = useFormats()
  const [look, setLook] = useState<'chart' | 'table'>('chart')
  const drawn = useMemo(
    () => chartFigures(figures, pivot.columns !== null, pivotNames(pivot, { t, locale })),
    [figures, pivot, t, locale],
  )
  return (
    <div className={classes['figures']}>
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
        <SavePivot runId={runId} title={title} pivot={pivot} />
      </div>
      {look === 'chart' ? (
        <LaterChart
          label={title}
          kind={chart}
          figures={drawn}
          isStacked={pivot.columns !== null && pivot.measure !== 'average'}
        />
      ) : (
        <PivotGrid title={title} pivot={pivot} figures={figures} />
      )}
      {look === 'chart' && drawn.leftOut > 0 && (
        <p className={classes['note']}>{t('exports.charts.leftOut', { count: drawn.leftOut })}</p>
      )}
      {figures.unread > 0 && (
        <p className={classes['note']}>{t('exports.charts.unread', { count: figures.unread })}</p>
      )}
    </div>
  )
}

const SavePivot = ({ runId, title, pivot }: Pick<Props, 'runId' | 'title' | 'pivot'>) => {
  const { t } = useTranslation()
  const save = useMutation({
    ...mutation('exports.savePivot'),
    onSuccess: notifySaved(t),
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
