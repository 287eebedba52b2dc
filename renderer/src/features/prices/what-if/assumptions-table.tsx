import { useTranslation } from 'react-i18next'
import { assumedSales } from '#core/prices/what-if/assumed-sales'
import type { PriceRaise } from '#core/prices/what-if/price-raise'
import { useFormats } from '../../../i18n/formats-context.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import classes from './what-if.module.css'
import { hundredthsOfPercent, tenthsOfUnits } from './what-if-words.ts'

interface Props {
  readonly raise: PriceRaise
  readonly freeUnits: number
}

/** What would follow from each of several assumptions, none of which is told by any sale. */
export const AssumptionsTable = ({ raise, freeUnits }: Props) => {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const label = t('whatIf.assumptions')
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
          </tr>
        </thead>
        <tbody>
          {assumedSales({ raise, freeUnits }).map(({ sensitivity, lost, lostUnits, outcome }) => (
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
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
