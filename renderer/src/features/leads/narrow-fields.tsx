import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { readDate } from '#core/format/date-text'
import { useFormats } from '../../i18n/formats-context.ts'
import { DateField } from '../../ui/date-field.tsx'

/** A list that nobody reads to its end; who types finds the rest. */
const mostShown = 100

interface NameProps {
  readonly field: 'project' | 'campaign' | 'productInterest'
  readonly names: readonly string[]
  readonly value: string | null
  readonly onChange: (name: string | null) => void
}

/** A choice among the names that leads have. */
export const NameField = ({ field, names, value, onChange }: NameProps) => {
  const { t } = useTranslation()
  return (
    <Select
      size="xs"
      w={158}
      searchable
      clearable
      limit={mostShown}
      aria-label={t(`leads.archive.${field}`)}
      placeholder={t(`leads.archive.${field}`)}
      clearButtonProps={{ 'aria-label': t(`leads.archive.any.${field}`) }}
      data={names.filter((name) => name !== '')}
      value={value}
      onChange={onChange}
    />
  )
}

/** Days such as 2026-11-29, or the typed text where it is none: that narrows nothing. */
export interface Days {
  readonly fromDay: string
  readonly toDay: string
}

interface DaysProps {
  readonly value: Days
  readonly onChange: (day: Partial<Days>) => void
}

export const DayFields = ({ value, onChange }: DaysProps) => {
  const { t } = useTranslation()
  const { locale } = useFormats()
  return (['fromDay', 'toDay'] as const).map((field) => (
    <DateField
      key={field}
      labelled="inside"
      label={t(`leads.archive.${field}`)}
      value={value[field]}
      error={value[field] !== '' && readDate(value[field], locale) === null}
      onChange={(day) => onChange({ [field]: day })}
    />
  ))
}
