import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { chartFigures, type PivotFigures } from '#core/exports/table/chart-figures'
import type { Pivot, PivotResult } from '#core/exports/table/pivot'
import { useFormats } from '../../../i18n/formats-context.ts'
import classes from './charts.module.css'
import { LaterChart } from './later-chart.tsx'
import { PivotGrid } from './pivot-grid.tsx'
import { pivotNames } from './pivot-names.ts'

interface Props {
  readonly title: string
  readonly chart: 'bar' | 'line'
  readonly pivot: Pivot
  readonly result: PivotResult
  readonly look: 'chart' | 'table'
}

/** The figures of a pivot, or why there are none. */
export const PivotLook = (props: Props) => {
  const { result } = props
  const { t } = useTranslation()
  const { locale } = useFormats()
  if (result.kind === 'columnMissing') {
    const column = new Intl.ListFormat(locale, { type: 'disjunction' }).format(result.column)
    return <p role="status">{t('exports.charts.columnMissing', { column })}</p>
  }
  if (result.kind === 'tooManyColumns') {
    return <p role="status">{t('exports.charts.tooManyColumns', { count: result.count })}</p>
  }
  if (result.rows.length === 0) return <p role="status">{t('exports.charts.nothing')}</p>
  return props.look === 'chart' ? (
    <Chart {...props} figures={result} />
  ) : (
    <>
      <PivotGrid title={props.title} pivot={props.pivot} figures={result} />
      <Unread figures={result} />
    </>
  )
}

const Chart = ({
  title,
  chart,
  pivot,
  figures,
}: Omit<Props, 'result' | 'look'> & { readonly figures: PivotFigures }) => {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const drawn = useMemo(
    () => chartFigures(pivot, figures, pivotNames(pivot, figures, { t, locale })),
    [figures, pivot, t, locale],
  )
  return (
    <>
      <LaterChart
        label={title}
        kind={chart}
        figures={drawn}
        isStacked={pivot.columns !== null && pivot.measure !== 'average'}
      />
      {drawn.leftOut > 0 && (
        <p className={classes['note']}>{t('exports.charts.leftOut', { count: drawn.leftOut })}</p>
      )}
      {drawn.earlier > 0 && (
        <p className={classes['note']}>{t('exports.charts.earlier', { count: drawn.earlier })}</p>
      )}
      <Unread figures={figures} />
    </>
  )
}

const Unread = ({ figures: { unread } }: { readonly figures: PivotFigures }) => {
  const { t } = useTranslation()
  if (unread === 0) return null
  return <p className={classes['note']}>{t('exports.charts.unread', { count: unread })}</p>
}
