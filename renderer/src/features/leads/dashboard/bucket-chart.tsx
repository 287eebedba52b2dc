import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../i18n/formats-context.ts'
import { bucketBars } from './bucket-bars.ts'
import classes from './charts.module.css'
import type { ShownBucket } from './shown-bucket.ts'

interface Props {
  readonly label: string
  readonly buckets: readonly ShownBucket[]
  readonly titleOf: (bucket: ShownBucket) => string
  readonly tickOf: (bucket: ShownBucket) => string
}

const height = 190
const widestBar = 46

const series = [
  { name: 'whole', color: 'var(--ud-bar)', stackId: 'leads' },
  { name: 'part', color: 'var(--ud-bar)', stackId: 'leads' },
  { name: 'none', color: 'var(--ud-bar)', stackId: 'leads' },
] as const

/** Leads over time. What is not known is hatched: a sign that needs no colour. */
export const BucketChart = ({ label, buckets, titleOf, tickOf }: Props) => {
  const id = useId().replace(/\W/g, '')
  const bars = bucketBars(buckets, (bucket) => String(bucket.from))
  const byKey = new Map(buckets.map((bucket) => [String(bucket.from), bucket]))
  const fills: Readonly<Record<string, string>> = {
    part: `url(#${id}-part)`,
    none: `url(#${id}-none)`,
  }
  return (
    <BarChart
      className={classes['chart'] ?? ''}
      role="img"
      aria-label={label}
      h={height}
      data={bars.map((bar) => ({ ...bar }))}
      dataKey="label"
      type="stacked"
      series={series.map((one) => ({ ...one }))}
      maxBarWidth={widestBar}
      accessibilityLayer={false}
      withLegend={false}
      gridAxis="x"
      strokeDasharray="0"
      tickLine="none"
      xAxisProps={{
        tickFormatter: (key: string) => {
          const bucket = byKey.get(key)
          return bucket ? tickOf(bucket) : ''
        },
        minTickGap: 14,
      }}
      yAxisProps={{ allowDecimals: false, width: 36 }}
      barProps={({ name }) => ({
        isAnimationActive: false,
        ...(fills[name] ? { fill: fills[name] } : {}),
      })}
      tooltipProps={{
        isAnimationActive: false,
        content: ({ label: key }) => {
          const bucket = byKey.get(String(key))
          return bucket ? <BucketNote title={titleOf(bucket)} bucket={bucket} /> : null
        },
      }}
    >
      <defs>
        <pattern id={`${id}-part`} width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" className={classes['partGround'] ?? ''} />
          <path d="M0 6L6 0" className={classes['partLine'] ?? ''} />
        </pattern>
        <pattern id={`${id}-none`} width="8" height="8" patternUnits="userSpaceOnUse">
          <path d="M0 0L8 8" className={classes['noneLine'] ?? ''} />
        </pattern>
      </defs>
    </BarChart>
  )
}

interface NoteProps {
  readonly title: string
  readonly bucket: ShownBucket
}

const BucketNote = ({ title, bucket: { count, covered } }: NoteProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <div className={classes['note']}>
      <strong>{title}</strong>
      <span>
        {covered === 'none' && count === 0
          ? t('leads.chart.covered.none')
          : t('leads.chart.leads', { count, shown: formats.integer(count) })}
      </span>
      {covered === 'part' && <span>{t('leads.chart.covered.part')}</span>}
    </div>
  )
}
