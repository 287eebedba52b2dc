import { SegmentedControl, Skeleton } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLater } from '../../../ui/timing/use-later.ts'
import classes from './charts.module.css'
import type { BarFill, StackedBars } from './stacked-bars.tsx'

interface Props {
  readonly title: string
  readonly chartOf: (Bars: typeof StackedBars) => ReactNode
  /** The same as the chart, for reading. */
  readonly table: ReactNode
  /** What the parts of a bar are called; empty where there is nothing to tell apart. */
  readonly legend: readonly (readonly [fill: BarFill, words: string])[]
}

const loadBars = async () => (await import('./stacked-bars.tsx')).StackedBars

/** Leads over time as a chart, with the same in a table behind it. */
export const ChartPanel = ({ title, chartOf, table, legend }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const [look, setLook] = useState<'chart' | 'table'>('chart')
  const Bars = useLater(loadBars, look === 'chart')
  return (
    <section className={classes['panel']} aria-labelledby={id}>
      <div className={classes['head']}>
        <h2 id={id} className={classes['title']}>
          {title}
        </h2>
        <SegmentedControl
          size="xs"
          aria-label={t('leads.chart.look', { title })}
          data={[
            { value: 'chart', label: t('leads.chart.chart') },
            { value: 'table', label: t('leads.chart.table') },
          ]}
          value={look}
          onChange={(chosen) => setLook(chosen as 'chart' | 'table')}
        />
      </div>
      {look === 'table' && table}
      {look === 'chart' && Bars === null && <Skeleton className={classes['waiting'] ?? ''} />}
      {look === 'chart' && Bars !== null && chartOf(Bars)}
      {legend.length > 0 && (
        <ul className={classes['legend']}>
          {legend.map(([fill, words]) => (
            <li key={fill}>
              <span className={classes['swatch']} data-fill={fill} aria-hidden />
              {words}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
