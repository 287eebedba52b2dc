import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type Look, looks } from './look.ts'

interface Props {
  readonly look: Look
  readonly onLook: (look: Look) => void
}

export const LookSwitch = ({ look, onLook }: Props) => {
  const { t } = useTranslation()
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('building.look')}
      data={looks.map((value) => ({ value, label: t(`building.${value}`) }))}
      value={look}
      onChange={onLook}
    />
  )
}
