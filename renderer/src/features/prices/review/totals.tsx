import { useTranslation } from 'react-i18next'
import type { ChangeSums } from '#core/prices/batch/sum-changes'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useChangeFormats } from './changes/use-change-formats.ts'
import classes from './totals.module.css'
import { wholeTotals } from './whole-totals.ts'

interface Props {
  readonly sums: ChangeSums
  readonly currency: string | null
}

/** What the units that are sent come to, before and after. */
export const Totals = ({ sums, currency }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { total, totalDelta, percent } = useChangeFormats()
  const { units, added, deltaFraction } = sums
  const { sumBeforeMinor, deltaMinor, addedMinor, sumAfterMinor } = wholeTotals(sums)
  return (
    <dl className={classes['totals']}>
      <dt>{t('review.total.units')}</dt>
      <dd className={classes['strong']}>{formats.integer(units)}</dd>
      <dt>{t('review.total.before')}</dt>
      <dd>{total(sumBeforeMinor, currency)}</dd>
      <dt>{t('review.total.delta')}</dt>
      <dd className={classes['strong']}>
        {totalDelta(deltaMinor, currency)} {`(${percent(deltaFraction)})`}
      </dd>
      {added > 0 && (
        <>
          <dt>{t('review.total.added', { count: added })}</dt>
          <dd>{totalDelta(addedMinor, currency)}</dd>
        </>
      )}
      <dt>{t('review.total.after')}</dt>
      <dd>{total(sumAfterMinor, currency)}</dd>
    </dl>
  )
}
