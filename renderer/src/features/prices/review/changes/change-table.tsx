import type { TFunction } from 'i18next'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import type { PriceChangeRow } from '#core/prices/batch/change-list'
import type { ChangeMark } from '#core/prices/batch/marks-of-units'
import type { Unit } from '#core/prices/pricelist/unit'
import { markClasses } from '../../../../ui/mark.ts'
import { type LongColumn, LongTable } from '../../../../ui/tables/long-table.tsx'
import classes from './change-table.module.css'
import {
  type ChangeGroup,
  type ChangeLine,
  type ChangeOrder,
  groupChanges,
  keyOfLine,
} from './group-changes.ts'
import { lookOfMark } from './mark-words.ts'
import { useChangeFormats } from './use-change-formats.ts'

interface Props {
  readonly rows: readonly PriceChangeRow[]
  readonly order: ChangeOrder
  /** The groups of the list; buildings when left out. */
  readonly groupOf: ((unit: Unit) => ChangeGroup) | null
  readonly marks: ReadonlyMap<UnitId, readonly ChangeMark[]>
  readonly leftOut: ReadonlySet<UnitId>
  readonly onLeftOut: (unitId: UnitId, isLeftOut: boolean) => void
  readonly onShowUnit: (unitId: UnitId) => void
}

/** What a draft would do to each unit, by building or by how its price came. */
export const ChangeTable = ({
  rows,
  order,
  groupOf,
  marks,
  leftOut,
  onLeftOut,
  onShowUnit,
}: Props) => {
  const { t } = useTranslation()
  const columns = useMemo(() => columnsIn(t), [t])
  const lines = useMemo(
    () => groupChanges({ rows, leftOut, order, ...(groupOf && { groupOf }) }),
    [rows, leftOut, order, groupOf],
  )
  // The formats are made once for the table: a hook in each row would slow down scrolling.
  const formats = useChangeFormats()
  const cellsOf = useCallback(
    (line: ChangeLine) =>
      line.kind === 'group' ? (
        <GroupCells t={t} formats={formats} line={line} />
      ) : (
        <UnitCells
          t={t}
          formats={formats}
          marks={marks}
          onLeftOut={onLeftOut}
          onShowUnit={onShowUnit}
          row={line.row}
          isLeftOut={leftOut.has(line.row.unit.id)}
        />
      ),
    [t, formats, marks, leftOut, onLeftOut, onShowUnit],
  )
  return (
    <LongTable
      label={t('review.changes')}
      columns={columns}
      lines={lines}
      keyOf={keyOfLine}
      cellsOf={cellsOf}
    />
  )
}

const columnsIn = (t: TFunction): LongColumn[] => [
  { key: 'sent', title: t('batches.column.sent'), width: 40, isUnseen: true },
  { key: 'number', title: t('batches.column.number'), width: 74 },
  { key: 'before', title: t('batches.column.grossBefore'), width: 104, isNumber: true },
  { key: 'after', title: t('batches.column.grossAfter'), width: 114, isNumber: true },
  { key: 'net', title: t('batches.column.netAfter'), width: 112, isNumber: true, isExtra: true },
  { key: 'delta', title: t('batches.column.delta'), width: 104, isNumber: true },
  { key: 'percent', title: t('batches.column.percent'), width: 72, isNumber: true },
  {
    key: 'areaBefore',
    title: t('batches.column.perAreaBefore'),
    width: 72,
    isNumber: true,
    isExtra: true,
  },
  { key: 'areaAfter', title: t('batches.column.perAreaAfter'), width: 72, isNumber: true },
  { key: 'marks', title: t('batches.column.marks'), width: 132 },
]

interface Speech {
  readonly t: TFunction
  readonly formats: ReturnType<typeof useChangeFormats>
}

interface GroupCellsProps extends Speech {
  readonly line: Extract<ChangeLine, { kind: 'group' }>
}

const GroupCells = ({ t, formats, line }: GroupCellsProps) => {
  const { total, totalStep, percent } = formats
  return (
    <>
      <th colSpan={2} scope="rowgroup" className={classes['building']} title={line.name}>
        {line.name || t('review.noBuilding')}
        <span className={classes['count']}>{line.units}</span>
      </th>
      <td data-number className={classes['building']}>
        {total(line.sumBeforeMinor, null)}
      </td>
      <td data-number className={classes['building']}>
        {total(line.sumAfterMinor, null)}
      </td>
      <td data-extra className={classes['building']} />
      <td data-number className={classes['building']}>
        {totalStep(line.sumBeforeMinor, line.sumAfterMinor, null)}
      </td>
      <td data-number className={classes['building']}>
        {percent(line.added > 0 ? null : line.deltaFraction)}
      </td>
      <td data-extra className={classes['building']} />
      <td colSpan={2} className={classes['building']} />
    </>
  )
}

interface UnitCellsProps extends Speech, Pick<Props, 'marks' | 'onLeftOut' | 'onShowUnit'> {
  readonly row: PriceChangeRow
  readonly isLeftOut: boolean
}

const UnitCells = ({ t, formats, row, isLeftOut, ...props }: UnitCellsProps) => {
  const { marks, onLeftOut, onShowUnit } = props
  const { unit, before, after } = row
  const { price, delta, percent, perArea } = formats
  const net = t('review.net', { before: price(before.netMinor), after: price(after.netMinor) })
  return (
    <>
      <td>
        <input
          type="checkbox"
          className={classes['box']}
          aria-label={t('review.sendUnit', { unit: unit.number })}
          checked={!isLeftOut}
          onChange={({ currentTarget }) => onLeftOut(unit.id, !currentTarget.checked)}
        />
      </td>
      <th scope="row">
        <button
          type="button"
          className={classes['unit']}
          title={t('batches.showUnit', { unit: unit.number })}
          onClick={() => onShowUnit(unit.id)}
        >
          {unit.number}
        </button>
      </th>
      <td data-number title={net}>
        {price(before.grossMinor)}
      </td>
      <td data-number className={classes[isLeftOut ? 'leftOut' : 'new']} title={net}>
        {price(after.grossMinor)}
      </td>
      <td data-number data-extra title={net}>
        {price(after.netMinor)}
      </td>
      <td data-number>{delta(row.deltaMinor)}</td>
      <td data-number>{percent(row.deltaFraction)}</td>
      <td data-number data-extra>
        {perArea(row.perAreaBeforeMinor)}
      </td>
      <td data-number>{perArea(row.perAreaAfterMinor)}</td>
      <td>
        {isLeftOut ? t('review.leftOut') : <Marks t={t} marks={marks.get(unit.id) ?? noMarks} />}
      </td>
    </>
  )
}

const noMarks: readonly ChangeMark[] = []

const Marks = ({ t, marks }: Pick<Speech, 't'> & { readonly marks: readonly ChangeMark[] }) => {
  const [first, ...others] = marks
  if (first === undefined) return null
  const words = marks.map((mark) => t(`review.mark.${mark}`))
  return (
    <span className={markClasses(...lookOfMark[first])} title={words.join(', ')}>
      {words[0]}
      {others.length > 0 && ` +${others.length}`}
    </span>
  )
}
