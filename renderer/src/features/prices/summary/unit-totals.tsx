import { memo, useDeferredValue, useMemo } from 'react'
import { type ColumnFilters, withFilter } from '#core/prices/filters/column-filters'
import { summarisePrices } from '#core/prices/pricelist/summarise-prices'
import type { AttributeType, Unit } from '#core/prices/pricelist/unit'
import { useFirstPainted } from '../../../bridge/report-painted.ts'
import { useLater } from '../../../ui/timing/use-later.ts'
import type { TotalsPlace } from '../filters/totals-rows.ts'
import type { PriceLens } from '../grid/price-lens.ts'
import type { TableView } from '../grid/use-table-view.ts'
import { SummaryBar } from './summary-bar.tsx'

interface Props {
  /** Null while not all of them are here: what is said of some is not true. */
  readonly units: readonly Unit[] | null
  readonly total: number
  readonly view: TableView
  readonly lens: PriceLens
  readonly currency: string | null
  readonly attributeTypes: readonly AttributeType[]
}

const atPlace = (filters: ColumnFilters, { building, floor }: TotalsPlace): ColumnFilters => {
  const only = (id: number | null) => ({
    kind: 'values' as const,
    values: new Set([String(id ?? '')]),
  })
  const inBuilding = withFilter(filters, 'building', only(building))
  return withFilter(inBuilding, 'floor', floor === undefined ? null : only(floor))
}

const noUnits: readonly Unit[] = []
const loadPlaces = async () => (await import('../filters/place-totals.tsx')).PlaceTotals

/** The figures of the selection, else of what is shown. */
export const UnitTotals = memo((props: Props) => {
  const { units, total, view, lens, currency, attributeTypes } = props
  const shown = units === null ? noUnits : (view.shown ?? units)
  const selected = view.range?.rows ?? []
  const isSelection = selected.length > 1
  const counted = isSelection ? selected : shown
  // Totals are for looking at: the cells come first.
  const draft = useDeferredValue(lens.draft)
  const figures = useMemo(() => summarisePrices(counted, draft), [counted, draft])
  const PlaceTotals = useLater(loadPlaces, useFirstPainted())
  return (
    <SummaryBar
      figures={figures}
      total={total}
      isSelection={isSelection}
      currency={currency}
      isCounted={units !== null}
    >
      {PlaceTotals && units && (
        <PlaceTotals
          currency={currency}
          draft={draft}
          attributeTypes={attributeTypes}
          units={{ selected: isSelection ? selected : noUnits, shown, all: units }}
          onChoose={(place) => view.onFilters(atPlace(view.filters, place))}
        />
      )}
    </SummaryBar>
  )
})
