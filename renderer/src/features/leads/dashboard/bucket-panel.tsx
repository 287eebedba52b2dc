import { SegmentedControl, Skeleton } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLater } from '../../../ui/timing/use-later.ts'
import { BucketTable } from './bucket-table.tsx'
import classes from './charts.module.css'
import type { ShownBucket } from './shown-bucket.ts'

interface Props {
  readonly title: string
  readonly buckets: readonly ShownBucket[]
  readonly titleOf: (bucket: ShownBucket) => string
  readonly tickOf: (bucket: ShownBucket) => string
  /** What else can be chosen in the head. */
  readonly children?: ReactNode
}

const loadChart = async () => (await import('./bucket-chart.tsx')).BucketChart

/** Leads over time as a chart, with the same in a table behind it. */
export const BucketPanel = ({ title, buckets, titleOf, tickOf, children }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const [look, setLook] = useState<'chart' | 'table'>('chart')
  const Chart = useLater(loadChart, look === 'chart')
  return (
    <section className={classes['panel']} aria-labelledby={id}>
      <div className={classes['head']}>
        <h2 id={id} className={classes['title']}>
          {title}
        </h2>
        {children}
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
      {look === 'table' && <BucketTable label={title} buckets={buckets} titleOf={titleOf} />}
      {look === 'chart' && Chart === null && <Skeleton className={classes['waiting'] ?? ''} />}
      {look === 'chart' && Chart !== null && (
        <Chart label={title} buckets={buckets} titleOf={titleOf} tickOf={tickOf} />
      )}
      <Legend buckets={buckets} />
    </section>
  )
}

const Legend = ({ buckets }: Pick<Props, 'buckets'>) => {
  const { t } = useTranslation()
  const kinds = new Set(buckets.map(({ covered }) => covered))
  if (!kinds.has('part') && !kinds.has('none')) return null
  return (
    <ul className={classes['legend']}>
      {(['whole', 'part', 'none'] as const)
        .filter((covered) => kinds.has(covered))
        .map((covered) => (
          <li key={covered}>
            <span className={classes['swatch']} data-covered={covered} aria-hidden />
            {t(`leads.chart.covered.${covered}`)}
          </li>
        ))}
    </ul>
  )
}
