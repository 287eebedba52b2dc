import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import type { UnitSale } from '#core/prices/pace/sales-source'
import type { Unit } from '#core/prices/pricelist/unit'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { type LongColumn, LongTable } from '../../../ui/tables/long-table.tsx'
import classes from './pace.module.css'
import { useDayWords } from './use-day-words.ts'

/** The sales that a number counts, or that a range is told from. */
export interface CountedSales {
  readonly title: string
  readonly sales: readonly UnitSale[]
}

export type ShowSales = (counted: CountedSales) => void

interface Props {
  readonly counted: CountedSales
  readonly units: readonly Unit[]
  readonly onShowUnit: (unitId: UnitId) => void
  readonly onClose: () => void
}

export const SalesDialog = ({ counted: { title, sales }, units, onShowUnit, onClose }: Props) => {
  const { t } = useTranslation()
  const day = useDayWords()
  const byId = useMemo(() => new Map(units.map((unit) => [unit.id, unit])), [units])
  const columns = useMemo(
    (): LongColumn[] => [
      { key: 'date', title: t('pace.column.date'), width: 130 },
      { key: 'unit', title: t('pace.column.unit'), width: 130 },
      { key: 'what', title: t('pace.column.what'), width: 160 },
    ],
    [t],
  )
  const cellsOf = useCallback(
    ({ unitId, at, kind }: UnitSale) => (
      <>
        <td>{day(at)}</td>
        <th scope="row">
          {byId.has(unitId) ? (
            <button type="button" className={classes['link']} onClick={() => onShowUnit(unitId)}>
              {byId.get(unitId)?.number}
            </button>
          ) : (
            unitId
          )}
        </th>
        <td>{t(`pace.kind.${kind}`)}</td>
      </>
    ),
    [t, day, byId, onShowUnit],
  )
  return (
    <OpenedModal title={title} size={520} onClose={onClose}>
      <div className={classes['listed']}>
        <LongTable
          label={title}
          columns={columns}
          lines={sales.toReversed()}
          keyOf={({ unitId, at, kind }) => `${unitId} ${at} ${kind}`}
          cellsOf={cellsOf}
        />
      </div>
    </OpenedModal>
  )
}
