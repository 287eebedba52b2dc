import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Grouping } from '#core/exports/table/pivot-group'
import { readNumber } from '#core/exports/table/read-cell'
import type { ReportColumn } from '#core/exports/table/report-table'

interface Props {
  readonly label: string
  readonly columns: readonly ReportColumn[]
  readonly grouping: Grouping | null
  /** What the choice of no column is called, where there may be none. */
  readonly none?: string
  readonly onChange: (grouping: Grouping) => void
  readonly onNone?: () => void
}

const usualBand = 1_000_000
const units = ['day', 'week', 'month', 'quarter', 'year'] as const

/** How a column of this type is grouped at first. */
export const startGrouping = ({ name, type }: ReportColumn): Grouping => {
  if (type === 'date') return { by: 'period', column: [name], unit: 'month' }
  return { by: 'value', column: [name] }
}

/** A column and how its cells are put together: as they are, by a period or in bands. */
export const GroupingFields = (props: Props) => {
  const { label, columns, grouping, none, onChange, onNone } = props
  const { t } = useTranslation()
  const name = grouping?.column[0] ?? ''
  const choose = (value: string) => {
    const column = columns.find((one) => one.name === value)
    if (column) onChange(startGrouping(column))
    else onNone?.()
  }
  return (
    <>
      <NativeSelect
        size="xs"
        label={label}
        data={[
          ...(none === undefined ? [] : [{ value: '', label: none }]),
          ...columns.map((one) => ({ value: one.name, label: one.name })),
        ]}
        value={name}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {grouping && (
        <Way
          label={t('exports.charts.way', { label })}
          type={columns.find((one) => one.name === name)?.type ?? 'text'}
          grouping={grouping}
          onChange={onChange}
        />
      )}
    </>
  )
}

interface WayProps {
  readonly label: string
  readonly type: ReportColumn['type']
  readonly grouping: Grouping
  readonly onChange: (grouping: Grouping) => void
}

const Way = ({ label, type, grouping, onChange }: WayProps) => {
  const { t } = useTranslation()
  const { column } = grouping
  if (type === 'date') {
    return (
      <NativeSelect
        size="xs"
        aria-label={label}
        data={units.map((unit) => ({ value: unit, label: t(`exports.charts.unit.${unit}`) }))}
        value={grouping.by === 'period' ? grouping.unit : 'month'}
        onChange={({ currentTarget }) => {
          const unit = units.find((one) => one === currentTarget.value) ?? 'month'
          onChange({ by: 'period', column, unit })
        }}
      />
    )
  }
  if (type !== 'number') return null
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label={label}
        data={[
          { value: 'value', label: t('exports.charts.byValue') },
          { value: 'band', label: t('exports.charts.byBand') },
        ]}
        value={grouping.by}
        onChange={({ currentTarget }) =>
          onChange(
            currentTarget.value === 'band'
              ? { by: 'band', column, size: usualBand }
              : { by: 'value', column },
          )
        }
      />
      {grouping.by === 'band' && <BandSize grouping={grouping} onChange={onChange} />}
    </>
  )
}

interface BandProps {
  readonly grouping: Extract<Grouping, { by: 'band' }>
  readonly onChange: (grouping: Grouping) => void
}

const BandSize = ({ grouping, onChange }: BandProps) => {
  const { t } = useTranslation()
  const [text, setText] = useState(String(grouping.size))
  const read = (typed: string) => {
    const size = readNumber(typed)
    return size !== null && size > 0 && size <= 1e12 ? size : null
  }
  return (
    <TextInput
      size="xs"
      w={110}
      maxLength={20}
      inputMode="numeric"
      aria-label={t('exports.charts.bandSize')}
      error={read(text) === null}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        const size = read(currentTarget.value)
        if (size !== null) onChange({ ...grouping, size })
      }}
    />
  )
}
