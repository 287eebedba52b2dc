import type { AgGridReact } from 'ag-grid-react'
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pricelist } from '#core/contract/prices'
import type { Unit } from '#core/prices/unit'
import { useFormats } from '../../i18n/formats-context.ts'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import type { Density } from '../../ui/sheet/sheet-theme.ts'
import { summarise } from './summarise.ts'
import { SummaryBar } from './summary-bar.tsx'
import { unitColumns } from './unit-columns.ts'

interface Props {
  readonly pricelist: Pricelist
  readonly units: readonly Unit[]
  readonly search: string
  readonly density: Density
  readonly hidden: ReadonlySet<string>
  readonly onPainted: () => void
}

const shownUnits = (grid: RefObject<AgGridReact<Unit> | null>): Unit[] => {
  const units: Unit[] = []
  grid.current?.api?.forEachNodeAfterFilter(({ data }) => data && units.push(data))
  return units
}

export const useUnitColumns = (pricelist: Pricelist | null | undefined) => {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  return useMemo(
    () => (pricelist ? unitColumns(pricelist, { t, formats, language: i18n.language }) : []),
    [pricelist, t, formats, i18n.language],
  )
}

export const PriceTable = ({ pricelist, units, search, density, hidden, onPainted }: Props) => {
  const { t } = useTranslation()
  const grid = useRef<AgGridReact<Unit>>(null)
  const columns = useUnitColumns(pricelist)
  const [summary, setSummary] = useState(() => summarise(units))
  const shown = useMemo(
    () => columns.map((column) => ({ ...column, hide: hidden.has(column.colId) })),
    [columns, hidden],
  )
  const count = useCallback(() => setSummary(summarise(shownUnits(grid))), [])
  return (
    <>
      <Sheet<Unit>
        gridRef={grid}
        label={t('prices.table', { project: pricelist.projectName })}
        density={density}
        rowData={units as Unit[]}
        columnDefs={shown}
        getRowId={({ data }) => String(data.id)}
        quickFilterText={search}
        onModelUpdated={count}
        onFirstDataRendered={onPainted}
      />
      <SummaryBar summary={summary} total={units.length} currency={pricelist.currency} />
    </>
  )
}
