import { Button, Group, Modal, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mutation } from '../../bridge/mutation.ts'
import { notifyDone } from '../../ui/notices/notify.tsx'

/** Asks before it empties the list: nothing brings it back. */
export const ClearCalls = ({ disabled }: { readonly disabled: boolean }) => {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure()
  const clear = useMutation({
    ...mutation('activity.clearCalls'),
    onSuccess: ({ removed }) => {
      close()
      notifyDone((t) => ({ title: t('activity.cleared', { count: removed }) }))
    },
  })
  return (
    <>
      <Button
        size="xs"
        variant="default"
        disabled={disabled}
        leftSection={<IconTrash size={15} aria-hidden />}
        onClick={open}
      >
        {t('activity.clear')}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={t('activity.clearTitle')}
        closeButtonProps={{ 'aria-label': t('common.cancel') }}
      >
        <Text size="sm">{t('activity.clearSentence')}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" data-autofocus onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button color="red" loading={clear.isPending} onClick={() => clear.mutate({})}>
            {t('activity.clearConfirm')}
          </Button>
        </Group>
      </Modal>
    </>
  )
}
