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

interface DayProps {
  readonly field: 'fromDay' | 'toDay'
  /** A day such as 2026-11-29, or the typed text where it is none: that narrows nothing. */
  readonly value: string
  readonly onChange: (day: string) => void
}

export const DayField = ({ field, value, onChange }: DayProps) => {
  const { t } = useTranslation()
  const { locale } = useFormats()
  return (
    <DateField
      labelled="inside"
      label={t(`leads.archive.${field}`)}
      value={value}
      error={value !== '' && readDate(value, locale) === null}
      onChange={onChange}
    />
  )
}
