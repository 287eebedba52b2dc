import { useTranslation } from 'react-i18next'
import { readDate } from '#core/format/date-text'
import { useFormats } from '../i18n/formats-context.ts'
import { DateField } from './date-field.tsx'

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
      label={t(`days.${field}`)}
      value={value[field]}
      error={value[field] !== '' && readDate(value[field], locale) === null}
      onChange={(day) => onChange({ [field]: day })}
    />
  ))
}
