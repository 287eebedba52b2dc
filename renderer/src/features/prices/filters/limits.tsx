import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ColumnFilters, withFilter } from '#core/prices/filters/column-filters'
import { type LimitedNumbers, readLimit } from '#core/prices/filters/read-limit'
import { useDecimalMark, useThousands } from '../grid/use-marks-of-numbers.ts'
import { isMoneyColumn } from './price-filters.ts'
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
  const numbers = isMoneyColumn(column) ? 'money' : 'measures'
  const limit = (part: 'from' | 'to', value: number | null) => (
    <Limit
      label={t(`filters.${part}`)}
      numbers={numbers}
      value={value}
      onValue={(wanted) => change({ [part]: wanted })}
    />
  )
  return (
    <fieldset className={classes['limits']}>
      <legend>{title}</legend>
      {limit('from', from)}
      {limit('to', to)}
    </fieldset>
  )
}

interface LimitProps {
  readonly label: string
  readonly numbers: LimitedNumbers
  readonly value: number | null
  readonly onValue: (value: number | null) => void
}

const Limit = ({ label, numbers, value, onValue }: LimitProps) => {
  const thousands = useThousands()
  const decimalMark = useDecimalMark()
  const textOf = (shown: number | null) =>
    shown === null ? '' : String(shown).replace('.', decimalMark)
  const [typed, setTyped] = useState(() => ({ text: textOf(value), value }))
  // Where another place has changed the filter, what was typed here is no longer what is shown.
  const text = typed.value === value ? typed.text : textOf(value)
  const change = (next: string) => {
    const read = readLimit({ text: next, numbers, thousands })
    const wanted = read === 'notANumber' ? value : read
    setTyped({ text: next, value: wanted })
    if (wanted !== value) onValue(wanted)
  }
  return (
    <TextInput
      size="xs"
      inputMode="decimal"
      maxLength={30}
      aria-label={label}
      placeholder={label}
      error={readLimit({ text, numbers, thousands }) === 'notANumber'}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
