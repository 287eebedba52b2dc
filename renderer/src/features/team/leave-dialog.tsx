import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mutation } from '../../bridge/mutation.ts'
import { OpenedModal } from '../../ui/dialogs/opened-modal.tsx'
import { notifyDone } from '../../ui/notices/notify.tsx'

interface Props {
  /** Whether the team is there to be tried out: nobody has invited anybody to it, and it goes with whoever leaves. */
  readonly isDemo: boolean
  readonly onClose: () => void
}

export const LeaveDialog = ({ isDemo, onClose }: Props) => {
  const { t } = useTranslation()
  const leave = useMutation({
    ...mutation('team.leave'),
    onSuccess: () => {
      notifyDone((t) => ({ title: t('team.left') }))
      onClose()
    },
  })
  return (
    <OpenedModal title={t('team.leaveTitle')} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">{t(isDemo ? 'team.leaveDemo' : 'team.leaveSentence')}</Text>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button color="red" loading={leave.isPending} onClick={() => leave.mutate({})}>
            {t('team.leaveNow')}
          </Button>
        </Group>
      </Stack>
    </OpenedModal>
  )
}
