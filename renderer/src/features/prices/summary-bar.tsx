import { useTranslation } from 'react-i18next'
import { useFormats } from '../../i18n/formats-context.ts'
import type { Summary } from './summarise.ts'
import classes from './summary-bar.module.css'

interface Props {
  readonly summary: Summary
  readonly total: number
  /** The figures are those of the rows that a person has selected. */
  readonly isSelection: boolean
  readonly currency: string | null
}

/** Count, sum and averages with VAT of the units that are shown or selected. */
export const SummaryBar = ({ summary, total, isSelection, currency }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { units, withoutPrice, sumMinor, averageMinor, averagePerAreaMinor } = summary
  const money = (minor: number | null) =>
    minor === null ? '–' : formats.money(roundMinor(minor), currency)
  const countWords = () => {
    if (isSelection) return t('prices.selected', { count: units })
    if (units === total) return t('prices.units', { count: total })
    return t('prices.unitsOf', { shown: formats.integer(units), total: formats.integer(total) })
  }
  return (
    <section className={classes['bar']} aria-label={t('prices.summary')}>
      <span role="status">{countWords()}</span>
      {withoutPrice > 0 && <span>{t('prices.withoutPrice', { count: withoutPrice })}</span>}
      <dl className={classes['figures']}>
        <div>
          <dt>{t('prices.sum')}</dt>
          <dd>{money(sumMinor)}</dd>
        </div>
        <div>
          <dt>{t('prices.average')}</dt>
          <dd>{money(averageMinor)}</dd>
        </div>
        <div>
          <dt>{t('prices.perArea')}</dt>
          <dd>{money(averagePerAreaMinor)}</dd>
        </div>
      </dl>
      <span className={classes['basis']}>{t('prices.gross')}</span>
    </section>
  )
}

// Totals are read, not booked: whole units of the currency are enough.
const roundMinor = (minor: number): number => Math.round(minor / 100) * 100
