import { shownPair } from '#core/prices/draft/shown-pair'
import type { Unit } from '#core/prices/pricelist/unit'
import { pricePerArea } from '#core/prices/rules/price-per-area'
import type { VatRate } from '#core/prices/rules/price-rules'
import { recogniseRate } from '#core/prices/rules/recognise-rate'
import { rememberEach } from '#core/remember-each'
import { differenceFormats } from '../summary/difference-formats.ts'
import { discountMinor } from '../summary/discount.ts'
import { wholeMinor } from '../summary/whole-minor.ts'
import { cellTooltip } from './cell-tooltip.ts'
import { absurdityOf, isChanged, type PriceLens } from './price-lens.ts'
import marks from './price-marks.module.css'
import { numericColumn, type Speech, type UnitColumn } from './unit-column.ts'

/** Columns that a person types prices into. */
export const editableColumns = ['priceNet', 'priceGross', 'pricePerArea'] as const
export type EditableColumn = (typeof editableColumns)[number]

/** Columns that a draft says something in. */
export const draftColumns = [...editableColumns, 'vatRate', 'change'] as const

export const isEditableColumn = (colId: string): colId is EditableColumn =>
  (editableColumns as readonly string[]).includes(colId)

export const minorOfColumn = (
  lens: Pick<PriceLens, 'draft'>,
  unit: Unit,
  colId: EditableColumn,
) => {
  const { netMinor, grossMinor } = shownPair(lens, unit)
  if (colId === 'priceNet') return netMinor
  return colId === 'priceGross' ? grossMinor : pricePerArea(grossMinor, unit.area)
}

const major = (minor: number | null): number | null => (minor === null ? null : minor / 100)

const withCurrency = (title: string, currency: string | null, { t }: Speech) =>
  currency === null ? title : t('prices.column.withCurrency', { title, currency })

const perAreaTitle = (currency: string | null, { t }: Speech) =>
  currency === null
    ? t('prices.column.pricePerArea')
    : t('prices.column.perAreaInCurrency', { currency })

const markRules = ({ lens }: Speech, isPerArea: boolean): UnitColumn['cellClassRules'] => ({
  [marks['changed'] ?? '']: ({ data }) => data !== undefined && isChanged(lens.current, data),
  [marks['absurd'] ?? '']: ({ data }) =>
    data !== undefined && absurdityOf(lens.current, data) !== null,
  [marks['locked'] ?? '']: ({ data }) =>
    data !== undefined && lens.current.locks.get(data.id)?.isBlocking === true,
  [marks['conflict'] ?? '']: ({ data }) =>
    !isPerArea && data !== undefined && lens.current.conflicts.has(data.id),
})

const editable = (colId: EditableColumn, currency: string | null, speech: Speech): UnitColumn => {
  const { t, formats, lens } = speech
  const isPerArea = colId === 'pricePerArea'
  return numericColumn({
    colId,
    headerName: isPerArea
      ? perAreaTitle(currency, speech)
      : withCurrency(t(`prices.column.${colId}`), currency, speech),
    valueGetter: ({ data }) => (data ? major(minorOfColumn(lens.current, data, colId)) : null),
    valueFormatter: ({ data }) => {
      const minor = data ? minorOfColumn(lens.current, data, colId) : null
      const fraction = isPerArea ? 'never' : 'whenNeeded'
      return minor === null ? '' : formats.amount(minor, { fraction })
    },
    cellClassRules: markRules(speech, isPerArea) ?? {},
    tooltip: ({ data }) => (data ? cellTooltip(lens.current, data, { ...speech, currency }) : null),
    initialWidth: isPerArea ? 132 : colId === 'priceNet' ? 146 : 124,
  })
}

const rateOf = (lens: PriceLens, unit: Unit): VatRate | null =>
  lens.rates && recogniseRate(shownPair(lens, unit), lens.rates)

/** The ratio of the pair, where both sides are there. */
const ratioOf = (lens: PriceLens, unit: Unit): number | null => {
  const { netMinor, grossMinor } = shownPair(lens, unit)
  return netMinor === null || grossMinor === null || netMinor <= 0
    ? null
    : grossMinor / netMinor - 1
}

/** The rate of a pair; where it fits none, what it comes to. */
export const vatPercent = (lens: PriceLens, unit: Unit): number | null => {
  const rate = rateOf(lens, unit)
  if (rate !== null) return rate / 100
  const ratio = ratioOf(lens, unit)
  return ratio === null ? null : Math.round(ratio * 1_000) / 10
}

const vatColumn = ({ t, formats, lens }: Speech): UnitColumn => {
  const usual = rememberEach((rate: number) => t('prices.rate', { rate: formats.decimal(rate) }))
  const unusual = rememberEach((rate: number) =>
    t('prices.rateUnusual', { rate: formats.decimal(rate) }),
  )
  const isUnusual = (unit: Unit | undefined) =>
    unit !== undefined &&
    lens.current.rates !== null &&
    ratioOf(lens.current, unit) !== null &&
    rateOf(lens.current, unit) === null
  return numericColumn({
    colId: 'vatRate',
    headerName: t('prices.column.vatRate'),
    // A project has a few rates, and a person thinks of one of them.
    filterParams: { by: 'values' },
    valueGetter: ({ data }) => (data ? vatPercent(lens.current, data) : null),
    valueFormatter: ({ value, data }) =>
      value === null ? '' : (isUnusual(data ?? undefined) ? unusual : usual)(value),
    cellClassRules: { [marks['unusual'] ?? '']: ({ data }) => isUnusual(data) },
    tooltip: ({ data }) => (isUnusual(data) ? t('prices.rateUnusualHint') : null),
    initialWidth: 60,
  })
}

/** What the draft does to a unit's price with VAT; null where it does nothing, or the server has no price. */
export const deltaMinor = (lens: Pick<PriceLens, 'draft'>, unit: Unit): number | null => {
  const after = isChanged(lens, unit) ? lens.draft.get(unit.id)?.grossMinor : undefined
  return after === undefined || unit.priceGrossMinor === null ? null : after - unit.priceGrossMinor
}

const changeColumn = (currency: string | null, speech: Speech): UnitColumn => {
  const { t, formats, lens } = speech
  const differences = differenceFormats(formats.locale)
  const deltaOf = (unit: Unit | undefined) => (unit ? deltaMinor(lens.current, unit) : null)
  return numericColumn({
    colId: 'change',
    headerName: withCurrency(t('prices.column.change'), currency, speech),
    valueGetter: ({ data }) => major(deltaOf(data)),
    valueFormatter: ({ data }) => {
      const delta = deltaOf(data ?? undefined)
      if (delta === null || !data?.priceGrossMinor) return ''
      const percent = differences.percent(delta / data.priceGrossMinor)
      return t('prices.changeWithPercent', {
        // A change is read at a glance; its cents are in the prices beside it.
        change: differences.money(wholeMinor(delta), null),
        percent,
      })
    },
    initialWidth: 174,
  })
}

export const discountColumn = (currency: string | null, speech: Speech): UnitColumn =>
  numericColumn({
    colId: 'discount',
    headerName: withCurrency(speech.t('prices.column.discount'), currency, speech),
    valueGetter: ({ data }) => (data ? major(discountMinor(data)) : null),
    valueFormatter: ({ data }) => {
      const minor = data ? discountMinor(data) : null
      return minor === null ? '' : speech.formats.amount(minor, { fraction: 'whenNeeded' })
    },
    initialWidth: 124,
  })

/** What a unit costs with the draft, and what the draft does to it. */
export const priceColumns = (currency: string | null, speech: Speech): UnitColumn[] => [
  editable('priceNet', currency, speech),
  editable('priceGross', currency, speech),
  changeColumn(currency, speech),
  vatColumn(speech),
  editable('pricePerArea', currency, speech),
]
