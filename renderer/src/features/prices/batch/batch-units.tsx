import type { TFunction } from 'i18next'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import type { BatchUnit } from '#core/prices/batch/batch'
import { type MarkShape, type MarkTone, markClasses } from '../../../ui/mark.ts'
import { type LongColumn, LongTable } from '../../../ui/tables/long-table.tsx'
import { useChangeFormats } from '../review/changes/use-change-formats.ts'
import type { BatchKind } from './batch-kind.ts'
import classes from './batch-units.module.css'
import { orderUnits } from './order-units.ts'
import { type UnitOutcome, unitOutcome } from './unit-outcome.ts'

interface Props {
  readonly batch: BatchKind
  readonly units: readonly BatchUnit[]
  readonly onShowUnit: (unitId: UnitId) => void
}

/** The units of a batch: what they cost before, what was sent, and what the server made of it. */
export const BatchUnits = ({ batch, units, onShowUnit }: Props) => {
  const { t } = useTranslation()
  const hasSeen = units.some(({ seen }) => seen !== null)
  const columns = useMemo(() => columnsIn(t, hasSeen), [t, hasSeen])
  const lines = useMemo(() => orderUnits(units), [units])
  // Made once for the table: a hook in each row would slow down scrolling.
  const formats = useChangeFormats()
  const cellsOf = useCallback(
    (unit: BatchUnit) => (
      <UnitCells
        t={t}
        formats={formats}
        batch={batch}
        unit={unit}
        hasSeen={hasSeen}
        onShowUnit={onShowUnit}
      />
    ),
    [t, formats, batch, hasSeen, onShowUnit],
  )
  return (
    <LongTable
      label={t('batches.units')}
      columns={columns}
      lines={lines}
      keyOf={({ unitId }) => String(unitId)}
      cellsOf={cellsOf}
    />
  )
}

const columnsIn = (t: TFunction, hasSeen: boolean): LongColumn[] => [
  { key: 'number', title: t('batches.column.number'), width: 76 },
  { key: 'building', title: t('batches.column.building'), width: 72, isExtra: true },
  { key: 'before', title: t('batches.column.grossBefore'), width: 112, isNumber: true },
  { key: 'after', title: t('batches.column.grossAfter'), width: 122, isNumber: true },
  { key: 'delta', title: t('batches.column.delta'), width: 114, isNumber: true },
  { key: 'percent', title: t('batches.column.percent'), width: 64, isNumber: true },
  ...(hasSeen
    ? [{ key: 'seen', title: t('batches.column.seen'), width: 112, isNumber: true }]
    : []),
  { key: 'state', title: t('batches.column.outcome'), width: 200 },
]

const looks: Readonly<Record<UnitOutcome, readonly [MarkShape, MarkTone]>> = {
  waiting: ['ring', 'quiet'],
  notSent: ['minus', 'quiet'],
  unknown: ['question', 'waiting'],
  sent: ['check', 'good'],
  confirmed: ['disc', 'good'],
  differs: ['warning', 'bad'],
  culprit: ['cross', 'bad'],
  alongside: ['minus', 'quiet'],
  notApplied: ['minus', 'quiet'],
}

interface CellsProps {
  readonly t: TFunction
  readonly formats: ReturnType<typeof useChangeFormats>
  readonly batch: BatchKind
  readonly unit: BatchUnit
  readonly hasSeen: boolean
  readonly onShowUnit: (unitId: UnitId) => void
}

const UnitCells = ({ t, formats, batch, unit, hasSeen, onShowUnit }: CellsProps) => {
  const { price, delta, percent } = formats
  const { unitId, number, building, before, after, state, message, seen } = unit
  const old = before.grossMinor
  const difference = old === null ? null : after.grossMinor - old
  const fraction = difference === null || old === null || old === 0 ? null : difference / old
  const outcome = unitOutcome(state, batch)
  const words = t(`batches.unitState.${outcome}`)
  // The server's own words stand for those that are the cause; the others have one sentence in common.
  const said = state === 'culprit' && message !== null ? message : words
  return (
    <>
      <th scope="row">
        <button
          type="button"
          className={classes['unit']}
          title={t('batches.showUnit', { unit: number })}
          onClick={() => onShowUnit(unitId)}
        >
          {number}
        </button>
      </th>
      <td data-extra>{building}</td>
      <td data-number>{price(old)}</td>
      <td data-number className={classes['after']}>
        {price(after.grossMinor)}
      </td>
      <td data-number>{delta(difference)}</td>
      <td data-number>{percent(fraction)}</td>
      {hasSeen && <td data-number>{seen && price(seen.grossMinor)}</td>}
      <td className={`${classes['outcome']} ${classes[state] ?? ''}`} title={message ?? words}>
        <span className={markClasses(...looks[outcome])}>{said}</span>
      </td>
    </>
  )
}
