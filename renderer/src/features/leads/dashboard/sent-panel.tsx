import { useTranslation } from 'react-i18next'
import type { SentOfDay } from '#core/leads/dashboard/leads-dashboard'
import { useFormats } from '../../../i18n/formats-context.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { ChartPanel } from './chart-panel.tsx'
import classes from './charts.module.css'
import type { ShownBucket } from './shown-bucket.ts'

interface Day extends SentOfDay {
  readonly bucket: ShownBucket
}

interface Props {
  readonly days: readonly Day[]
  readonly titleOf: (bucket: ShownBucket) => string
  readonly tickOf: (bucket: ShownBucket) => string
}

const parts = ['arrived', 'lost', 'open'] as const
const fills = { arrived: 'plain', lost: 'lost', open: 'none' } as const
const series = parts.map((name) => ({ name, fill: fills[name] }))

const sentOn = ({ arrived, lost, open }: SentOfDay): number => arrived + lost + open

/** What the web site has sent each day, and how much of it has arrived. */
export const SentPanel = ({ days, titleOf, tickOf }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const title = t('leads.chart.sentPerDay')
  const byKey = new Map(days.map((day) => [String(day.bucket.from), day]))
  return (
    <ChartPanel
      title={title}
      table={<SentTable label={title} days={days} titleOf={titleOf} />}
      legend={parts
        .filter((part) => part === 'arrived' || days.some((day) => day[part] > 0))
        .map((part) => [fills[part], t(`leads.chart.${part}`)])}
      chartOf={(Bars) => (
        <Bars
          label={title}
          series={series}
          bars={days.map(({ bucket, arrived, lost, open }) => ({
            key: String(bucket.from),
            parts: { arrived, lost, open },
          }))}
          tickOf={(key) => {
            const day = byKey.get(key)
            return day ? tickOf(day.bucket) : ''
          }}
          noteOf={(key) => {
            const day = byKey.get(key)
            if (day === undefined) return null
            return (
              <>
                <strong>{titleOf(day.bucket)}</strong>
                <span>{`${t('leads.chart.sent')}: ${formats.integer(sentOn(day))}`}</span>
                {parts.map((part) => (
                  <span key={part}>
                    {`${t(`leads.chart.${part}`)}: ${formats.integer(day[part])}`}
                  </span>
                ))}
              </>
            )
          }}
        />
      )}
    />
  )
}

interface TableProps extends Pick<Props, 'days' | 'titleOf'> {
  readonly label: string
}

const SentTable = ({ label, days, titleOf }: TableProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <ScrollRegion className={classes['place']} label={label}>
      <table className={classes['table']} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('leads.chart.when')}</th>
            {(['sent', ...parts] as const).map((part) => (
              <th key={part} scope="col" data-number>
                {t(`leads.chart.${part}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.bucket.from}>
              <th scope="row">{titleOf(day.bucket)}</th>
              {[sentOn(day), day.arrived, day.lost, day.open].map((count, at) => (
                <td key={['sent', ...parts][at]} data-number>
                  {formats.integer(count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
