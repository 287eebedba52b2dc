import { useTranslation } from 'react-i18next'
import type { AssumedSales } from '#core/prices/what-if/assumed-sales'
import { useFormats } from '../../../i18n/formats-context.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { monthsText } from '../pace/pace-words.ts'
import type { RaisePace } from './use-raise-pace.ts'
import classes from './what-if.module.css'
import { hundredthsOfPercent, tenthsOfUnits } from './what-if-words.ts'

interface Props {
  readonly assumed: readonly AssumedSales[]
  readonly freeUnits: number
  readonly paced: RaisePace
  readonly onShowSales: () => void
}

/** What would follow from each of several assumptions, none of which is told by any sale. */
export const AssumptionsTable = ({ assumed, freeUnits, paced, onShowSales }: Props) => {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const label = t('whatIf.assumptions')
  const months = paced.kind === 'told' ? paced.pace.months : []
  const isPaced = paced.kind === 'drawing' || months.some(({ kind }) => kind !== 'none')
  const rangeOf = (index: number) => {
    if (paced.kind === 'drawing') return '…'
    // As things go comes first.
    const left = months[index + 1]
    const text = left && monthsText(left, t)
    if (!text) return '–'
    return (
      <button type="button" className={classes['link']} onClick={onShowSales}>
        {text}
      </button>
    )
  }
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
            {isPaced && (
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
              {isPaced && <td data-number>{rangeOf(index)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
