import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly save: string
  readonly isSaving: boolean
  readonly isPossible?: boolean
  readonly onCancel: () => void
}

export const FormActions = ({ save, isSaving, isPossible = true, onCancel }: Props) => {
  const { t } = useTranslation()
  return (
    <Group justify="flex-end" mt="lg">
      <Button variant="default" disabled={isSaving} onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" loading={isSaving} disabled={!isPossible}>
        {save}
      </Button>
    </Group>
  )
}
