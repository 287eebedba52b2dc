import { Button } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pricelist } from '#core/contract/prices'
import type { Unit } from '#core/prices/unit'
import { reportPainted } from '../../bridge/report-painted.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import type { Density } from '../../ui/sheet/sheet-theme.ts'
import type { PriceDesk } from './price-desk.ts'
import { looksThroughLens, passesOf } from './price-filters.ts'
import { clearLens } from './price-lens.ts'
import classes from './price-table.module.css'
import type { UnitColumn } from './unit-column.ts'
import type { TableView } from './use-table-view.ts'

interface Props {
  readonly pricelist: Pricelist
  readonly units: Unit[]
  readonly columns: readonly UnitColumn[]
  readonly view: TableView
  readonly desk: PriceDesk | null
  readonly density: Density
}

const unitId = ({ id }: Unit) => String(id)
const painted = () => requestAnimationFrame(() => reportPainted('prices'))

export const PriceTable = memo(({ pricelist, units, columns, view, desk, density }: Props) => {
  const { t } = useTranslation()
  const { hidden, filters } = view
  const visible = useMemo(
    () => columns.map((column) => ({ ...column, hide: hidden.has(column.colId) })),
    [columns, hidden],
  )
  const lens = looksThroughLens(filters) && desk ? desk.lens : clearLens
  const passes = useMemo(() => passesOf(filters, lens), [filters, lens])
  return (
    <div className={classes['table']}>
      <Sheet<Unit>
        handle={view.sheet}
        label={t('prices.table', { project: pricelist.projectName })}
        density={density}
        rows={units}
        columns={visible}
        rowId={unitId}
        search={view.search}
        passes={passes}
        tall
        onShown={view.onShown}
        onRange={view.onRange}
        onPainted={painted}
        {...(desk ? { editing: desk.editing, onContextMenu: desk.onContextMenu } : {})}
      />
      {view.shown?.length === 0 && <NothingFound onClear={view.clear} />}
    </div>
  )
})

const NothingFound = ({ onClear }: { readonly onClear: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className={classes['nothing']} role="status">
      <EmptyState
        icon={IconSearchOff}
        title={t('prices.empty.nothingFoundTitle')}
        sentence={t('prices.empty.nothingFoundSentence')}
      >
        <Button variant="default" onClick={onClear}>
          {t('prices.empty.clearFilters')}
        </Button>
      </EmptyState>
    </div>
  )
}
