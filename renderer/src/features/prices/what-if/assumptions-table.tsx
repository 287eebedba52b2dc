import { useTranslation } from 'react-i18next'
import type { MonthsLeft } from '#core/prices/pace/read-pace'
import type { AssumedSales } from '#core/prices/what-if/assumed-sales'
import { useFormats } from '../../../i18n/formats-context.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { monthsText } from '../pace/pace-words.ts'
import classes from './what-if.module.css'
import { hundredthsOfPercent, tenthsOfUnits } from './what-if-words.ts'

interface Props {
  readonly assumed: readonly AssumedSales[]
  readonly freeUnits: number
  /** How long the stock would last, one for each assumption; null where no range is told. */
  readonly months: readonly MonthsLeft[] | null
}

/** What would follow from each of several assumptions, none of which is told by any sale. */
export const AssumptionsTable = ({ assumed, freeUnits, months }: Props) => {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const label = t('whatIf.assumptions')
  const rangeOf = (left: MonthsLeft | undefined) => (left ? monthsText(left, t) : null) ?? '–'
  return (
    <ScrollRegion className={classes['table']} label={label}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col" data-number>
              {t('whatIf.column.sensitivity')}
            </th>
            <th scope="col" data-number>
              {t('whatIf.column.lost')}
            </th>
            <th scope="col" data-number>
              {t('whatIf.column.lostUnits')}
            </th>
            <th scope="col">{t('whatIf.column.outcome')}</th>
            {months !== null && (
              <th scope="col" data-number>
                {t('whatIf.column.months')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {assumed.map(({ sensitivity, lost, lostUnits, outcome }, index) => (
            <tr key={sensitivity}>
              <th scope="row" data-number>
                {hundredthsOfPercent(sensitivity / 100, locale)}
              </th>
              <td data-number>{hundredthsOfPercent(lost, locale)}</td>
              <td data-number>
                {t('whatIf.ofUnits', {
                  units: tenthsOfUnits(lostUnits, locale),
                  of: tenthsOfUnits(freeUnits, locale),
                })}
              </td>
              <td>{t(`whatIf.outcome.${outcome}`)}</td>
              {months !== null && <td data-number>{rangeOf(months[index])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
