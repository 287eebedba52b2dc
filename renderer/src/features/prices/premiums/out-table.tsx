import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import type { OutOfLine } from '#core/prices/premiums/out-of-line'
import type { Unit } from '#core/prices/pricelist/unit'
import { type LongColumn, LongTable } from '../../../ui/tables/long-table.tsx'
import { useChangeFormats } from '../review/changes/use-change-formats.ts'
import classes from './premiums-panel.module.css'

interface Props {
  readonly out: readonly OutOfLine[]
  readonly units: readonly Unit[]
  readonly onShowUnit: (unitId: UnitId) => void
}

/** The units whose prices the others do not explain, furthest first. */
export const OutTable = ({ out, units, onShowUnit }: Props) => {
  const { t } = useTranslation()
  const { price, perArea: wholePrice, percent } = useChangeFormats()
  const byId = useMemo(() => new Map(units.map((unit) => [unit.id, unit])), [units])
  const columns = useMemo(
    (): LongColumn[] => [
      { key: 'unit', title: t('premiums.column.unit'), width: 110 },
      { key: 'price', title: t('premiums.column.price'), width: 120, isNumber: true },
      { key: 'expected', title: t('premiums.column.expected'), width: 130, isNumber: true },
      { key: 'difference', title: t('premiums.column.difference'), width: 90, isNumber: true },
    ],
    [t],
  )
  const cellsOf = useCallback(
    ({ id, priceMinor, expectedMinor, fraction }: OutOfLine) => (
      <>
        <th scope="row">
          <button type="button" className={classes['unit']} onClick={() => onShowUnit(id)}>
            {byId.get(id)?.number ?? id}
          </button>
        </th>
        <td data-number>{price(priceMinor)}</td>
        <td data-number>{wholePrice(expectedMinor)}</td>
        <td data-number>{percent(fraction)}</td>
      </>
    ),
    [byId, onShowUnit, price, wholePrice, percent],
  )
  return (
    <LongTable
      label={t('premiums.out')}
      columns={columns}
      lines={out}
      keyOf={({ id }) => String(id)}
      cellsOf={cellsOf}
    />
  )
}
