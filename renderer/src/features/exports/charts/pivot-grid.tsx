import { Box } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PivotFigures } from '#core/exports/table/chart-figures'
import type { Pivot } from '#core/exports/table/pivot'
import { useFormats } from '../../../i18n/formats-context.ts'
import classes from './charts.module.css'
import { pivotNames } from './pivot-names.ts'

interface Props {
  readonly title: string
  readonly pivot: Pivot
  readonly figures: PivotFigures
}

const mostRows = 1_000

/** The figures of a pivot with their totals. */
export const PivotGrid = ({ title, pivot, figures }: Props) => {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const names = useMemo(
    () => pivotNames(pivot, figures, { t, locale }),
    [pivot, figures, t, locale],
  )
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const told = (value: string | null) =>
    value === null ? '' : number.format(value as Intl.StringNumericLiteral)
  const isSplit = pivot.columns !== null
  // The same column may group twice.
  const heads = figures.titles.rows.map((title, at) => ({
    at,
    title,
    key: `group-${at}`,
  }))
  const shown = figures.rows.slice(0, mostRows)
  const columns = isSplit
    ? figures.columns.map((group, at) => ({ at, name: names.columnName(group) }))
    : []
  return (
    <Box component="section" className={classes['scroll'] ?? ''} tabIndex={0} aria-label={title}>
      <table className={classes['grid']} aria-label={title}>
        <thead>
          <tr>
            {heads.map(({ key, title: head }) => (
              <th key={key} scope="col">
                {head}
              </th>
            ))}
            {columns.map(({ at, name }) => (
              <th key={`${at} ${name}`} scope="col" data-number>
                {name}
              </th>
            ))}
            <th scope="col" data-number>
              {isSplit ? t('exports.charts.total') : names.measure}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((groups, row) => (
            <tr key={JSON.stringify(groups)}>
              {heads.map(({ key, at }) => (
                <th key={key} scope="row">
                  {names.groupName(groups[at] ?? null, at)}
                </th>
              ))}
              {columns.map(({ at, name }) => (
                <td key={`${at} ${name}`} data-number>
                  {told(figures.cells[row]?.[at] ?? null)}
                </td>
              ))}
              <td data-number>{told(figures.rowTotals[row] ?? null)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={pivot.rows.length}>
              {t('exports.charts.total')}
            </th>
            {columns.map(({ at, name }) => (
              <td key={`${at} ${name}`} data-number>
                {told(figures.columnTotals[at] ?? null)}
              </td>
            ))}
            <td data-number>{told(figures.total)}</td>
          </tr>
        </tfoot>
      </table>
      {figures.rows.length > mostRows && (
        <p className={classes['note']}>
          {t('exports.charts.moreRows', { count: figures.rows.length - mostRows })}
        </p>
      )}
    </Box>
  )
}
