import { Button, Group, Modal, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Workspace } from '#core/contract/accounts'
import { mutation } from '../../bridge/mutation.ts'
import { notifyDone } from '../../ui/notify.ts'

export const RemoveWorkspace = ({ workspace: { id, name } }: { readonly workspace: Workspace }) => {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure()
  const remove = useMutation({
    ...mutation('accounts.removeWorkspace'),
    onSuccess: () => {
      close()
      notifyDone({ title: t('accounts.removed', { name }) })
    },
  })
  return (
    <>
      <Button
        size="compact-xs"
        variant="default"
        aria-label={t('accounts.removeNamed', { name })}
        onClick={open}
      >
        {t('accounts.remove')}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={t('accounts.removeTitle', { name })}
        closeButtonProps={{ 'aria-label': t('accounts.cancel') }}
      >
        <Text size="sm">{t('accounts.removeSentence')}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" data-autofocus onClick={close}>
            {t('accounts.cancel')}
          </Button>
          <Button
            color="red"
            loading={remove.isPending}
            onClick={() => remove.mutate({ workspaceId: id })}
          >
            {t('accounts.remove')}
          </Button>
        </Group>
      </Modal>
    </>
  )
}
