import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ColumnType } from '#core/exports/table/column-type'
import { shownValue, typedValue } from '#core/exports/table/typed-value'
import { readDate, writeDate } from '#core/format/date-text'
import { useFormats } from '../../../i18n/formats-context.ts'

interface Props {
  readonly type: ColumnType
  /** The value as the condition stores it; empty while it cannot be read. */
  readonly value: string
  readonly label: string
  readonly onChange: (value: string) => void
}

/** What a column is compared with, as its user writes numbers and days; what cannot be read is said here. */
export const ValueField = ({ type, value, label, onChange }: Props) => {
  const { t } = useTranslation()
  const { decimal, locale } = useFormats()
  const decimals = decimal(0.5).includes(',') ? ',' : '.'
  const read = (typed: string) =>
    (type === 'date' ? readDate(typed, locale) : null) ?? typedValue(type, typed, decimals)
  const [text, setText] = useState(
    () => (type === 'date' && writeDate(value, locale)) || shownValue(type, value, decimals),
  )
  const isWrong = text.trim() !== '' && read(text) === null
  const kind = type === 'date' ? 'date' : 'number'
  return (
    <TextInput
      size="xs"
      maxLength={200}
      aria-label={label}
      error={isWrong && t(`exports.conditions.wrong.${kind}`)}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        onChange(read(currentTarget.value) ?? '')
      }}
    />
  )
}
