import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../i18n/formats-context.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import classes from './charts.module.css'

interface Share {
  readonly name: string
  readonly count: number
}

interface Props {
  readonly title: string
  readonly shares: readonly Share[]
  /** The name for leads that name none. */
  readonly unknown: string
}

/** How many leads name each project, campaign or interest, the most first: a table whose bars are its chart. */
export const SharePanel = ({ title, shares, unknown }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const id = useId()
  const most = Math.max(1, ...shares.map(({ count }) => count))
  return (
    <section className={classes['panel']} aria-labelledby={id}>
      <h2 id={id} className={classes['title']}>
        {title}
      </h2>
      {shares.length === 0 && <p className={classes['none']}>{t('leads.chart.nothing')}</p>}
      {shares.length > 0 && (
        <ScrollRegion className={classes['place']} label={title}>
          <table className={classes['table']} aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{t('leads.chart.name')}</th>
                <th scope="col" className={classes['share']}>
                  {t('leads.chart.share')}
                </th>
                <th scope="col" data-number>
                  {t('leads.chart.count')}
                </th>
              </tr>
            </thead>
            <tbody>
              {shares.map(({ name, count }) => (
                <tr key={name}>
                  <th scope="row">{name === '' ? unknown : name}</th>
                  <td>
                    <span
                      className={classes['bar']}
                      style={{ width: `${(100 * count) / most}%` }}
                      aria-hidden
                    />
                  </td>
                  <td data-number>{formats.integer(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </section>
  )
}
