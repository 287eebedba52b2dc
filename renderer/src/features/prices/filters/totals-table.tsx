import { useTranslation } from 'react-i18next'
import type { ComparedFigures } from '#core/prices/pricelist/summarise-prices'
import { useFormats } from '../../../i18n/formats-context.ts'
import { differenceFormats } from '../summary/difference-formats.ts'
import { wholeMinor } from '../summary/whole-minor.ts'
import classes from './place-totals.module.css'
import type { TotalsRow } from './totals-rows.ts'

interface Props {
  readonly rows: readonly TotalsRow[]
  readonly all: ComparedFigures
  readonly currency: string | null
  readonly onChoose: (place: NonNullable<TotalsRow['place']>) => void
}

const columns = [
  'units',
  'before',
  'after',
  'change',
  'average',
  'least',
  'perArea',
  'most',
] as const

/** The figures of each group and of all of them, without and with the draft. */
export const TotalsTable = ({ rows, all, currency, onChoose }: Props) => {
  const { t } = useTranslation()
  return (
    <div className={classes['place']}>
      <table className={classes['table']}>
        <caption>{t('totals.caption', { currency: currency ?? '' })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('totals.place')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`totals.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, level, name, figures, place }) => {
            const words = name || t('totals.noName')
            return (
              <tr key={key} data-building={level !== 'floor'}>
                <th scope="row">
                  {place === null ? (
                    words
                  ) : (
                    <button
                      type="button"
                      className={classes['choose']}
                      onClick={() => onChoose(place)}
                    >
                      {words}
                    </button>
                  )}
                </th>
                <Figures figures={figures} />
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr data-building>
            <th scope="row">{t('totals.together')}</th>
            <Figures figures={all} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

const Figures = ({ figures: { before, after } }: { readonly figures: ComparedFigures }) => {
  const formats = useFormats()
  const { t } = useTranslation()
  const money = (minor: number | null) =>
    minor === null ? '–' : formats.amount(minor, { fraction: 'never' })
  const moved = after.sumMinor - before.sumMinor
  const difference = differenceFormats(formats.locale)
  const change = () => {
    if (moved === 0) return ''
    const money = difference.money(wholeMinor(moved), null)
    if (before.sumMinor === 0) return money
    const percent = difference.percent(moved / before.sumMinor)
    return t('prices.changeWithPercent', { change: money, percent })
  }
  const drafted = (of: 'averageMinor' | 'averagePerAreaMinor') =>
    before[of] === after[of] ? undefined : t('prices.beforeDraft', { before: money(before[of]) })
  return (
    <>
      <td>{formats.integer(after.units)}</td>
      <td>{money(before.sumMinor)}</td>
      <td>{money(after.sumMinor)}</td>
      <td>{change()}</td>
      <td title={drafted('averageMinor')}>{money(after.averageMinor)}</td>
      <td>{money(after.leastPerAreaMinor)}</td>
      <td title={drafted('averagePerAreaMinor')}>{money(after.averagePerAreaMinor)}</td>
      <td>{money(after.mostPerAreaMinor)}</td>
    </>
  )
}
