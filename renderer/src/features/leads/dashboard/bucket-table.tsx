import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../i18n/formats-context.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import classes from './charts.module.css'
import type { ShownBucket } from './shown-bucket.ts'

interface Props {
  readonly label: string
  readonly buckets: readonly ShownBucket[]
  readonly titleOf: (bucket: ShownBucket) => string
}

/** The same as the chart, for reading; a number that nobody knows is none. */
export const BucketTable = ({ label, buckets, titleOf }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <ScrollRegion className={classes['place']} label={label}>
      <table className={classes['table']} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('leads.chart.when')}</th>
            <th scope="col" data-number>
              {t('leads.chart.count')}
            </th>
            <th scope="col">{t('leads.chart.asked')}</th>
          </tr>
        </thead>
        <tbody>
          {buckets.map((bucket) => (
            <tr key={bucket.from}>
              <th scope="row">{titleOf(bucket)}</th>
              <td data-number>
                {bucket.covered === 'none' && bucket.count === 0
                  ? '–'
                  : formats.integer(bucket.count)}
              </td>
              <td>{t(`leads.chart.covered.${bucket.covered}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
