import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../i18n/formats-context.ts'
import { bucketBars } from './bucket-bars.ts'
import { BucketTable } from './bucket-table.tsx'
import { ChartPanel } from './chart-panel.tsx'
import type { ShownBucket } from './shown-bucket.ts'

interface Props {
  readonly title: string
  readonly buckets: readonly ShownBucket[]
  readonly titleOf: (bucket: ShownBucket) => string
  readonly tickOf: (bucket: ShownBucket) => string
}

const fills = { whole: 'plain', part: 'part', none: 'none' } as const
const covers = ['whole', 'part', 'none'] as const
const series = covers.map((name) => ({ name, fill: fills[name] }))

/** How many leads the CRM has listed over time. What is not known is hatched. */
export const BucketPanel = ({ title, buckets, titleOf, tickOf }: Props) => {
  const { t } = useTranslation()
  const byKey = new Map(buckets.map((bucket) => [String(bucket.from), bucket]))
  const kinds = new Set(buckets.map(({ covered }) => covered))
  const isAllKnown = !kinds.has('part') && !kinds.has('none')
  return (
    <ChartPanel
      title={title}
      table={<BucketTable label={title} buckets={buckets} titleOf={titleOf} />}
      legend={
        isAllKnown
          ? []
          : covers
              .filter((covered) => kinds.has(covered))
              .map((covered) => [fills[covered], t(`leads.chart.covered.${covered}`)])
      }
      chartOf={(Bars) => (
        <Bars
          label={title}
          series={series}
          bars={bucketBars(buckets)}
          tickOf={(key) => {
            const bucket = byKey.get(key)
            return bucket ? tickOf(bucket) : ''
          }}
          noteOf={(key) => {
            const bucket = byKey.get(key)
            return bucket ? <BucketNote title={titleOf(bucket)} bucket={bucket} /> : null
          }}
        />
      )}
    />
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
    <>
      <strong>{title}</strong>
      <span>
        {covered === 'none' && count === 0
          ? t('leads.chart.covered.none')
          : t('leads.chart.leads', { count, shown: formats.integer(count) })}
      </span>
      {covered === 'part' && <span>{t('leads.chart.covered.part')}</span>}
    </>
  )
}
