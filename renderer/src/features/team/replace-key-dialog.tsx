import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mutation } from '../../bridge/mutation.ts'
import { OpenedModal } from '../../ui/dialogs/opened-modal.tsx'
import { notifyDone } from '../../ui/notices/notify.tsx'

interface Props {
  /** Whose computer has made the one that is there; null where nobody knows. */
  readonly by: string | null
  readonly onClose: () => void
}

export const ReplaceKeyDialog = ({ by, onClose }: Props) => {
  const { t } = useTranslation()
  const replace = useMutation({
    ...mutation('team.replaceKey'),
    onSuccess: () => {
      notifyDone((t) => ({
        title: t('team.key.replaced'),
        sentence: t('team.key.replacedSentence'),
      }))
      onClose()
    },
  })
  return (
    <OpenedModal title={t('team.key.replaceTitle')} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">
          {by === null
            ? t('team.key.replaceSentence')
            : t('team.key.replaceSentenceOf', { name: by })}
        </Text>
        <Text size="sm">{t('team.key.replaceLost')}</Text>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button color="red" loading={replace.isPending} onClick={() => replace.mutate({})}>
            {t('team.key.replaceNow')}
          </Button>
        </Group>
      </Stack>
    </OpenedModal>
  )
}
