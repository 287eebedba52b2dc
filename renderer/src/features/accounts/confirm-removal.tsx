import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from './dialog.tsx'

interface Props {
  readonly name: string
  /** What is lost, and what is not. */
  readonly sentence: string
  readonly isRemoving: boolean
  readonly onRemove: (close: () => void) => void
}

/** Asks before something is removed that cannot be had back without being entered again. */
export const ConfirmRemoval = ({ name, sentence, isRemoving, onRemove }: Props) => {
  const { t } = useTranslation()
  return (
    <Dialog
      button={t('accounts.remove')}
      title={t('accounts.removeTitle', { name })}
      label={t('accounts.removeNamed', { name })}
      isBusy={isRemoving}
    >
      {(close) => (
        <>
          <Text size="sm">{sentence}</Text>
          <Group justify="flex-end" mt="lg">
            <Button variant="default" data-autofocus disabled={isRemoving} onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button color="red" loading={isRemoving} onClick={() => onRemove(close)}>
              {t('accounts.remove')}
            </Button>
          </Group>
        </>
      )}
    </Dialog>
  )
}
