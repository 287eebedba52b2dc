import { TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ColumnFilters, withFilter } from '#core/prices/filters/column-filters'
import { readPrice } from '#core/prices/rules/read-price'
import { useThousands } from '../grid/use-marks-of-numbers.ts'
import classes from './value-list.module.css'

interface Props {
  readonly column: string
  readonly title: string
  readonly filters: ColumnFilters
  readonly onFilters: (filters: ColumnFilters) => void
}

/** The lowest and the highest number of a column that are shown. */
export const Limits = ({ column, title, filters, onFilters }: Props) => {
  const { t } = useTranslation()
  const filter = filters.get(column)
  const { from, to } = filter?.kind === 'range' ? filter : { from: null, to: null }
  const change = (part: { readonly from?: number | null; readonly to?: number | null }) =>
    onFilters(withFilter(filters, column, { kind: 'range', from, to, ...part }))
  return (
    <fieldset className={classes['limits']}>
      <legend>{title}</legend>
      <Limit label={t('filters.from')} value={from} onValue={(value) => change({ from: value })} />
      <Limit label={t('filters.to')} value={to} onValue={(value) => change({ to: value })} />
    </fieldset>
  )
}

interface LimitProps {
  readonly label: string
  readonly value: number | null
  readonly onValue: (value: number | null) => void
}

const textOf = (value: number | null): string => (value === null ? '' : String(value))

const Limit = ({ label, value, onValue }: LimitProps) => {
  const thousands = useThousands()
  const [text, setText] = useState(textOf(value))
  const read = readPrice(text, thousands)
  useEffect(() => {
    // Another place has changed the filter: what was typed here is no longer what is shown.
    setText((now) => {
      const known = readPrice(now, thousands)
      const shown = known.kind === 'price' ? known.minor / 100 : null
      return known.kind === 'notANumber' || shown === value ? now : textOf(value)
    })
  }, [value, thousands])
  const change = (next: string) => {
    setText(next)
    const wanted = readPrice(next, thousands)
    if (wanted.kind === 'notANumber') return
    onValue(wanted.kind === 'price' ? wanted.minor / 100 : null)
  }
  return (
    <TextInput
      size="xs"
      inputMode="decimal"
      maxLength={30}
      aria-label={label}
      placeholder={label}
      error={read.kind === 'notANumber'}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
