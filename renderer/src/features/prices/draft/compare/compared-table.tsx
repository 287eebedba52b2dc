import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ComparedSums,
  type ComparedUnit,
  comparedSums,
} from '#core/prices/draft/compare-drafts'
import { isSamePair, type ServerPair } from '#core/prices/rules/price-pair'
import { type LongColumn, LongTable } from '../../../../ui/tables/long-table.tsx'
import { pairWords } from '../../grid/pair-words.ts'
import { useChangeFormats } from '../../review/changes/use-change-formats.ts'
import classes from './compare-drafts.module.css'

interface Props {
  readonly rows: readonly ComparedUnit[]
  readonly currency: string | null
  readonly names: readonly [string, string]
}

type Line =
  | { readonly kind: 'sums'; readonly sums: ComparedSums }
  | { readonly kind: 'unit'; readonly row: ComparedUnit }

const keyOf = (line: Line): string => (line.kind === 'sums' ? 'sums' : String(line.row.unit.id))

/** The units and above them their sums, with VAT. */
export const ComparedTable = ({ rows, currency, names }: Props) => {
  const { t } = useTranslation()
  const formats = useChangeFormats()
  const [first, second] = names
  const columns = useMemo(
    (): LongColumn[] => [
      { key: 'number', title: t('compare.column.number'), width: 130 },
      { key: 'building', title: t('compare.column.building'), width: 100, isExtra: true },
      { key: 'now', title: t('compare.column.now'), width: 150, isNumber: true },
      { key: 'first', title: `A: ${first}`, width: 170, isNumber: true },
      { key: 'second', title: `B: ${second}`, width: 170, isNumber: true },
      { key: 'difference', title: t('compare.column.difference'), width: 130, isNumber: true },
    ],
    [t, first, second],
  )
  const lines = useMemo((): Line[] => {
    const sums = comparedSums(rows)
    return [{ kind: 'sums', sums }, ...rows.map((row): Line => ({ kind: 'unit', row }))]
  }, [rows])
  const cellsOf = useCallback(
    (line: Line) =>
      line.kind === 'sums' ? (
        <SumCells {...line} currency={currency} />
      ) : (
        <UnitCells {...line} formats={formats} />
      ),
    [formats, currency],
  )
  return (
    <LongTable
      label={t('compare.title')}
      columns={columns}
      lines={lines}
      keyOf={keyOf}
      cellsOf={cellsOf}
    />
  )
}

interface SumCellsProps {
  readonly sums: ComparedSums
  readonly currency: string | null
}

const SumCells = ({ sums, currency }: SumCellsProps) => {
  const { t } = useTranslation()
  const { total, totalStep } = useChangeFormats()
  const { nowMinor, firstMinor, secondMinor, leftOut } = sums
  const said = leftOut > 0 ? t('compare.leftOut', { count: leftOut }) : undefined
  return (
    <>
      <th scope="row" className={classes['sum']} title={said}>
        {t('compare.sum')}
      </th>
      <td data-extra className={classes['sum']} />
      <td data-number className={classes['sum']}>
        {total(nowMinor, currency)}
      </td>
      <td data-number className={classes['sum']}>
        {total(firstMinor, currency)}
      </td>
      <td data-number className={classes['sum']}>
        {total(secondMinor, currency)}
      </td>
      <td data-number className={classes['sum']}>
        {totalStep(firstMinor, secondMinor, currency)}
      </td>
    </>
  )
}

interface UnitCellsProps {
  readonly row: ComparedUnit
  readonly formats: ReturnType<typeof useChangeFormats>
}

const UnitCells = ({ row, formats }: UnitCellsProps) => {
  const { t } = useTranslation()
  const { unit, now, first, second, differenceMinor } = row
  const told = pairWords([now, first, second], { t, price: formats.price })
  const look = (pair: ServerPair) => classes[isSamePair(pair, now) ? 'same' : 'new']
  return (
    <>
      <th scope="row">{unit.number}</th>
      <td data-extra>{unit.building}</td>
      <td data-number>{told(now)}</td>
      <td data-number className={look(first)}>
        {told(first)}
      </td>
      <td data-number className={look(second)}>
        {told(second)}
      </td>
      <td data-number>{formats.delta(differenceMinor)}</td>
    </>
  )
}
