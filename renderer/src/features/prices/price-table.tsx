import { Button } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pricelist } from '#core/contract/prices'
import type { Unit } from '#core/prices/unit'
import { reportPainted } from '../../bridge/report-painted.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Sheet, type SheetHandle } from '../../ui/sheet/sheet.tsx'
import type { Density } from '../../ui/sheet/sheet-theme.ts'
import classes from './price-table.module.css'
import { StatusFilter } from './status-filter.tsx'
import { summarise } from './summarise.ts'
import { SummaryBar } from './summary-bar.tsx'
import type { UnitColumn } from './unit-columns.ts'

interface Props {
  readonly pricelist: Pricelist
  readonly units: Unit[]
  readonly columns: readonly UnitColumn[]
  readonly hidden: ReadonlySet<string>
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly density: Density
}

const unitId = ({ id }: Unit) => String(id)
const noStatuses: ReadonlySet<number> = new Set()
const painted = () => requestAnimationFrame(() => reportPainted('prices'))

export const PriceTable = (props: Props) => {
  const { pricelist, units, columns, hidden, search, onSearch, density } = props
  const { t } = useTranslation()
  const sheet = useRef<SheetHandle>(null)
  const [statuses, setStatuses] = useState(noStatuses)
  const [shown, setShown] = useState<readonly Unit[]>(units)
  const [selected, setSelected] = useState<readonly Unit[]>([])
  const visible = useMemo(
    () => columns.map((column) => ({ ...column, hide: hidden.has(column.colId) })),
    [columns, hidden],
  )
  const passes = useCallback(
    ({ statusCode }: Unit) => statusCode !== null && statuses.has(statusCode),
    [statuses],
  )
  const clear = () => {
    onSearch('')
    setStatuses(noStatuses)
    sheet.current?.clearFilters()
  }
  const isSelection = selected.length > 1
  const summary = useMemo(
    () => summarise(isSelection ? selected : shown),
    [isSelection, selected, shown],
  )
  return (
    <>
      <StatusFilter units={units} chosen={statuses} onChoose={setStatuses} />
      <div className={classes['table']}>
        <Sheet<Unit>
          handle={sheet}
          label={t('prices.table', { project: pricelist.projectName })}
          density={density}
          rows={units}
          columns={visible}
          rowId={unitId}
          search={search}
          passes={statuses.size > 0 ? passes : null}
          selectable
          tall
          onShown={setShown}
          onSelected={setSelected}
          onPainted={painted}
        />
        {shown.length === 0 && <NothingFound onClear={clear} />}
      </div>
      <SummaryBar
        summary={summary}
        total={units.length}
        isSelection={isSelection}
        currency={pricelist.currency}
      />
    </>
  )
}

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
