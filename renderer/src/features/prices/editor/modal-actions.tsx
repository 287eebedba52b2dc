import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly save: string
  readonly canSave: boolean
  readonly isSaving?: boolean
  readonly onCancel: () => void
  /** The form around it saves where this is left out. */
  readonly onSave?: () => void
  readonly children?: ReactNode
}

/** The foot of a dialog: away from it, or on. */
export const ModalActions = (props: Props) => {
  const { save, canSave, isSaving = false, onCancel, onSave, children } = props
  const { t } = useTranslation()
  return (
    <Group justify="flex-end" mt="lg">
      {children}
      <Button variant="default" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button
        type={onSave ? 'button' : 'submit'}
        disabled={!canSave}
        loading={isSaving}
        {...(onSave ? { onClick: onSave } : {})}
      >
        {save}
      </Button>
    </Group>
  )
}
