import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../bridge/failure-of.ts'
import { useFailureWords } from '../../bridge/failure-words.ts'
import { mutation } from '../../bridge/mutation.ts'
import { OpenedModal } from '../../ui/dialogs/opened-modal.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { notifyDone } from '../../ui/notices/notify.tsx'

// Words that were made within the form would keep the invitation in memory.
const tellJoined = () =>
  notifyDone((t) => ({ title: t('team.joined'), sentence: t('team.joinedSentence') }))

/** An invitation is as good as a password, and looks like one until it is used. */
export const JoinDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const [invitation, setInvitation] = useState('')
  const join = useMutation({
    ...mutation('team.join', { failure: 'here' }),
    onSuccess: () => {
      tellJoined()
      onClose()
    },
  })
  const failure = failureOf(join.error)
  return (
    <OpenedModal title={t('team.joinTitle')} size="lg" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          join.mutate({ invitation })
        }}
      >
        <Stack gap="sm">
          <Text size="sm">{t('team.joinSentence')}</Text>
          <PasswordInput
            label={t('team.invitation')}
            value={invitation}
            data-autofocus
            autoComplete="off"
            onChange={(event) => setInvitation(event.currentTarget.value)}
          />
          {failure && failure.kind !== 'cancelled' && <Notice tone="failure" {...words(failure)} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" loading={join.isPending} disabled={invitation.trim() === ''}>
              {t('team.joinNow')}
            </Button>
          </Group>
        </Stack>
      </form>
    </OpenedModal>
  )
}
