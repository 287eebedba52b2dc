import { MultiSelect } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toUnitStatus } from '#core/api/unit-status'
import { type StatusKind, statusNumbers, toDealStatus } from '#core/exports/reports/export-statuses'

interface Props {
  /** Null for rows whose statuses were never published. */
  readonly of: StatusKind | null
  readonly label: string
  readonly error: string | false
  /** Numbers, separated by commas. */
  readonly value: string
  readonly onValue: (value: string) => void
}

/** Statuses by their words where they are known; any other is found by typing its number. */
export const StatusChoice = ({ of, label, error, value, onValue }: Props) => {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const chosen = value === '' ? [] : value.split(',')
  const typed = /^\d{1,15}$/.test(search.trim()) ? [String(Number(search.trim()))] : []
  const offered = new Set([...statusNumbers(of).map(String), ...chosen, ...typed])
  return (
    <MultiSelect
      size="xs"
      searchable
      clearable
      label={label}
      error={error}
      data={[...offered].map((number) => ({
        value: number,
        label: statusWords(t, { of, number }),
      }))}
      placeholder={chosen.length === 0 ? t('exports.editor.allStatuses') : ''}
      nothingFoundMessage={t('exports.editor.statusByNumber')}
      clearButtonProps={{ 'aria-label': t('exports.editor.clearStatuses') }}
      searchValue={search}
      onSearchChange={setSearch}
      value={chosen}
      onChange={(numbers) => onValue(numbers.join(','))}
    />
  )
}

interface Status {
  readonly of: StatusKind | null
  readonly number: string
}

/** The status with its number, because the number is sent, and other numbers are found beside it. */
const statusWords = (t: TFunction, { of, number }: Status): string => {
  const unit = of === 'unit' ? toUnitStatus(Number(number)) : null
  const deal = of === 'deal' ? toDealStatus(Number(number)) : null
  if (unit !== null)
    return t('exports.editor.statusNamed', { name: t(`prices.status.${unit}`), number })
  if (deal === null) return t('exports.editor.statusNumber', { number })
  return t('exports.editor.statusNamed', { name: t(`exports.choice.deal.${deal}`), number })
}
