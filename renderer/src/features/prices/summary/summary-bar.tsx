import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ComparedFigures } from '#core/prices/pricelist/summarise-prices'
import { useFormats } from '../../../i18n/formats-context.ts'
import { countWords } from './count-words.ts'
import { differenceFormats } from './difference-formats.ts'
import classes from './summary-bar.module.css'
import { wholeMinor } from './whole-minor.ts'

interface Props {
  readonly figures: ComparedFigures
  readonly total: number
  /** False while not all of them are here. */
  readonly isCounted: boolean
  /** The figures are those of the cells that a person has selected. */
  readonly isSelection: boolean
  readonly currency: string | null
  readonly children?: ReactNode
}

/** Count, sum and averages with VAT of the units that are shown or selected, without and with the draft. */
export const SummaryBar = (props: Props) => {
  const { figures, total, isCounted, isSelection, currency, children } = props
  const { t } = useTranslation()
  const formats = useFormats()
  const { before, after } = figures
  const counts = countWords(figures, t)
  const { units, withoutPrice } = after
  const unitWords = () => {
    if (isSelection) return t('prices.selected', { count: units })
    if (!isCounted || units === total) return t('prices.units', { count: total })
    return t('prices.unitsOf', { shown: formats.integer(units), total: formats.integer(total) })
  }
  const figure = (name: string, of: 'sumMinor' | 'averageMinor' | 'averagePerAreaMinor') => (
    <Figure
      name={name}
      currency={currency}
      before={before[of]}
      after={after[of]}
      isSum={of === 'sumMinor'}
    />
  )
  return (
    <section className={classes['bar']} aria-label={t('prices.summary')}>
      <span role="status">{unitWords()}</span>
      {withoutPrice > 0 && <span>{t('prices.withoutPrice', { count: withoutPrice })}</span>}
      {counts !== '' && <span>{counts}</span>}
      {children}
      <dl className={classes['figures']}>
        {figure(t('prices.sum'), 'sumMinor')}
        {figure(t('prices.average'), 'averageMinor')}
        {figure(t('prices.perArea'), 'averagePerAreaMinor')}
      </dl>
      <span className={classes['basis']}>{t('prices.gross')}</span>
    </section>
  )
}

interface FigureProps {
  readonly name: string
  readonly before: number | null
  readonly after: number | null
  readonly currency: string | null
  readonly isSum: boolean
}

const Figure = ({ name, before, after, currency, isSum }: FigureProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const money = (minor: number | null) =>
    minor === null ? '–' : formats.money(wholeMinor(minor), currency)
  const isMoved = before !== null && after !== null && before !== after
  const differences = differenceFormats(formats.locale)
  const moved = () => {
    if (!isMoved) return null
    const change = differences.money(wholeMinor(after - before), null)
    if (before <= 0) return change
    const percent = differences.percent(after / before - 1)
    if (isSum) return t('prices.changeWithPercent', { change, percent })
    return Math.abs(after / before - 1) < 0.0005 ? null : percent
  }
  const told = moved()
  return (
    <div title={isMoved ? t('prices.beforeDraft', { before: money(before) }) : undefined}>
      <dt>{name}</dt>
      <dd>
        {money(after)}
        {told !== null && <span className={classes['moved']}>{told}</span>}
      </dd>
    </div>
  )
}
