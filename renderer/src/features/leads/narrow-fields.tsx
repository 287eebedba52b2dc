import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'

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
