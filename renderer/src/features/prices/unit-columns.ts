import type { ColDef } from 'ag-grid-community'
import type { TFunction } from 'i18next'
import type { Pricelist } from '#core/contract/prices'
import type { Formats } from '#core/format/formats'
import { pricePerArea } from '#core/prices/price-per-area'
import type { Unit } from '#core/prices/unit'
import { numberOf } from './numeric-attributes.ts'
import { statusMark } from './status-mark.ts'
import { attributeName, statusWord, typeWord } from './unit-words.ts'

interface Speech {
  readonly t: TFunction
  readonly formats: Formats
  readonly language: string
  /** Keys of the further attributes that hold numbers only. */
  readonly numericKeys: ReadonlySet<string>
}

export type UnitColumn = ColDef<Unit> & { readonly colId: string; readonly headerName: string }

// Unit numbers read as people count: A.9 before A.10.
const natural = new Intl.Collator('cs', { numeric: true })
const byNumber = (a: string | null, b: string | null) => natural.compare(a ?? '', b ?? '')

const numeric = (column: UnitColumn): UnitColumn => ({
  filter: 'agNumberColumnFilter',
  type: 'rightAligned',
  ...column,
})

const text = (column: UnitColumn): UnitColumn => ({
  filter: 'agTextColumnFilter',
  comparator: byNumber,
  ...column,
})

const major = (minor: number | null): number | null => (minor === null ? null : minor / 100)

const perArea = ({ priceGrossMinor, area }: Unit) => pricePerArea(priceGrossMinor, area)

export const unitColumns = (pricelist: Pricelist, speech: Speech): UnitColumn[] => [
  ...placeColumns(speech),
  ...priceColumns(pricelist.currency, speech),
  ...attributeColumns(pricelist, speech),
]

const placeColumns = ({ t, formats }: Speech): UnitColumn[] => [
  text({
    colId: 'number',
    headerName: t('prices.column.number'),
    field: 'number',
    pinned: 'left',
    lockPinned: true,
    initialWidth: 92,
    cellClass: 'unit-number',
  }),
  text({
    colId: 'building',
    headerName: t('prices.column.building'),
    field: 'building',
    initialWidth: 104,
  }),
  text({
    colId: 'floor',
    headerName: t('prices.column.floor'),
    field: 'floor',
    initialWidth: 84,
    type: 'rightAligned',
  }),
  text({
    colId: 'type',
    headerName: t('prices.column.type'),
    valueGetter: ({ data }) => (data ? typeWord(t, data) : ''),
    initialWidth: 128,
  }),
  text({
    colId: 'disposition',
    headerName: t('prices.column.disposition'),
    field: 'disposition',
    initialWidth: 104,
  }),
  numeric({
    colId: 'area',
    headerName: t('prices.column.area'),
    field: 'area',
    initialWidth: 108,
    valueFormatter: ({ value }) => (value === null ? '' : formats.decimal(value)),
  }),
  text({
    colId: 'status',
    headerName: t('prices.column.status'),
    valueGetter: ({ data }) => (data ? statusWord(t, data) : ''),
    cellClass: ({ data }) => statusMark(data?.statusCode ?? null),
    initialWidth: 156,
  }),
]

const priceColumns = (currency: string | null, { t, formats }: Speech): UnitColumn[] => {
  const column = (
    colId: 'priceNet' | 'priceGross' | 'pricePerArea',
    minorOf: (unit: Unit) => number | null,
  ) => {
    const title = t(`prices.column.${colId}`)
    return numeric({
      colId,
      headerName: currency === null ? title : t('prices.column.withCurrency', { title, currency }),
      valueGetter: ({ data }) => (data ? major(minorOf(data)) : null),
      valueFormatter: ({ data }) => {
        const minor = data ? minorOf(data) : null
        const fraction = colId === 'pricePerArea' ? 'never' : 'whenNeeded'
        return minor === null ? '' : formats.amount(minor, { fraction })
      },
      initialWidth: colId === 'pricePerArea' ? 176 : 150,
    })
  }
  return [
    column('priceNet', ({ priceNetMinor }) => priceNetMinor),
    column('priceGross', ({ priceGrossMinor }) => priceGrossMinor),
    column('pricePerArea', perArea),
  ]
}

const ownKeys = new Set([
  'flat_internal_id',
  'flat_type',
  'flat_disposition',
  'flat_area',
  'flat_status',
  'flat_price',
  'flat_price_without_vat',
])

export const attributePrefix = 'attribute:'

const attributeColumns = (
  { attributeTypes }: Pricelist,
  { language, numericKeys, formats }: Speech,
): UnitColumn[] =>
  attributeTypes
    .filter(({ key }) => !ownKeys.has(key))
    .sort((a, b) => a.priority - b.priority)
    .map((type) => {
      const column: UnitColumn = {
        colId: `${attributePrefix}${type.key}`,
        headerName: attributeName(type, language),
        initialWidth: 120,
        initialHide: !type.showInPricelist,
      }
      const written = (unit: Unit | undefined) => unit?.attributes[type.key] ?? ''
      if (!numericKeys.has(type.key)) {
        return text({ ...column, valueGetter: ({ data }) => written(data) })
      }
      return numeric({
        ...column,
        valueGetter: ({ data }) => numberOf(written(data)),
        valueFormatter: ({ value }) => (value === null ? '' : formats.decimal(value)),
      })
    })
