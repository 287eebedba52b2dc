import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly isSaving: boolean
  /** Null where nothing has been saved that could be removed. */
  readonly removal: {
    readonly label: string
    readonly hint?: string
    readonly isPending: boolean
    readonly remove: () => void
  } | null
  readonly onClose: () => void
}

/** The end of a dialog whose form can be saved, and what was saved removed. */
export const FormButtons = ({ isSaving, removal, onClose }: Props) => {
  const { t } = useTranslation()
  return (
    <Group justify={removal ? 'space-between' : 'flex-end'}>
      {removal && (
        <Button
          variant="subtle"
          color="red"
          title={removal.hint}
          loading={removal.isPending}
          onClick={removal.remove}
        >
          {removal.label}
        </Button>
      )}
      <Group>
        <Button variant="default" onClick={onClose}>
          {t('common.close')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('exports.settings.save')}
        </Button>
      </Group>
    </Group>
  )
}
