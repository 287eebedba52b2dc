import { memo, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pricelist } from '#core/contract/prices'
import { noFilters } from '#core/prices/filters/column-filters'
import type { Unit } from '#core/prices/pricelist/unit'
import { reportPainted, useFirstPainted } from '../../../bridge/report-painted.ts'
import { NothingFound } from '../../../ui/notices/nothing-found.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import type { Density } from '../../../ui/sheet/sheet-theme.ts'
import { useNextTurn } from '../../../ui/timing/use-next-turn.ts'
import { looksThroughLens, passesOf } from '../filters/price-filters.ts'
import type { PriceDesk } from '../pricelist/price-desk.ts'
import { ColumnMenu } from './column-menu.tsx'
import { clearLens } from './price-lens.ts'
import classes from './price-table.module.css'
import type { UnitColumn } from './unit-column.ts'
import type { TableView } from './use-table-view.ts'

interface Props {
  readonly pricelist: Pricelist
  readonly units: Unit[]
  /** More of them are on their way. */
  readonly isGrowing: boolean
  readonly columns: readonly UnitColumn[]
  readonly view: TableView
  readonly desk: PriceDesk | null
  readonly density: Density
  /** Called when the first rows are on the display. */
  readonly onPainted: () => void
}

const unitId = ({ id }: Unit) => String(id)

export const PriceTable = memo((props: Props) => {
  const { pricelist, units, isGrowing, columns, view, desk, density, onPainted } = props
  const { t } = useTranslation()
  const { hidden, filters } = view
  const visible = useMemo(
    () => columns.map((column) => ({ ...column, hide: hidden.has(column.colId) })),
    [columns, hidden],
  )
  const lens = looksThroughLens(filters) && desk ? desk.lens : clearLens
  const passes = useMemo(() => passesOf(filters, lens), [filters, lens])
  const columnMenu = useMemo(
    () => ({
      isFiltered: (colId: string) => filters.has(colId),
      content: (colId: string, close: () => void) => {
        const column = columns.find((one) => one.colId === colId)
        return (
          column && (
            <ColumnMenu
              column={column}
              view={view}
              units={units}
              lens={desk?.lens ?? clearLens}
              onClose={close}
            />
          )
        )
      },
    }),
    [columns, filters, view, units, desk],
  )
  // The first screen of a start is drawn in one.
  const isTurn = useNextTurn(!useFirstPainted())
  const painted = useCallback(
    () =>
      requestAnimationFrame(() => {
        reportPainted('prices')
        onPainted()
      }),
    [onPainted],
  )
  const isSearchFiltered = view.search !== '' && filters.size > 0
  return (
    <div className={classes['table']}>
      {isTurn && (
        <Sheet<Unit>
          handle={view.sheet}
          label={t('prices.table', { project: pricelist.projectName })}
          density={density}
          rows={units}
          columns={visible}
          rowId={unitId}
          search={view.search}
          passes={passes}
          columnMenu={columnMenu}
          layout={view.layout}
          tall
          onShown={view.onShown}
          onRange={view.onRange}
          onPainted={painted}
          {...(desk ? { editing: desk.editing, onContextMenu: desk.onContextMenu } : {})}
        />
      )}
      {view.shown?.length === 0 && !isGrowing && (
        <NothingFound
          title={t('prices.empty.nothingFoundTitle')}
          sentence={t('prices.empty.nothingFoundSentence')}
          clear={t(isSearchFiltered ? 'prices.empty.searchAll' : 'prices.empty.clearFilters')}
          onClear={isSearchFiltered ? () => view.onFilters(noFilters) : view.clear}
        />
      )}
    </div>
  )
})
