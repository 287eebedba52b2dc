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

// Words that were made within the form would keep the code in memory.
const tellTaken = () =>
  notifyDone((t) => ({ title: t('team.key.taken'), sentence: t('team.key.takenSentence') }))

/** The code is as good as a password, and looks like one until it is used. */
export const TakeKeyDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const [code, setCode] = useState('')
  const take = useMutation({
    ...mutation('team.takeKey', { failure: 'here' }),
    onSuccess: () => {
      tellTaken()
      onClose()
    },
  })
  const failure = failureOf(take.error)
  return (
    <OpenedModal title={t('team.key.enterTitle')} size="lg" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          take.mutate({ code })
        }}
      >
        <Stack gap="sm">
          <Text size="sm">{t('team.key.enterSentence')}</Text>
          <PasswordInput
            label={t('team.key.code')}
            value={code}
            data-autofocus
            autoComplete="off"
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          {failure && <Notice tone="failure" {...words(failure)} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" loading={take.isPending} disabled={code.trim() === ''}>
              {t('team.key.enterNow')}
            </Button>
          </Group>
        </Stack>
      </form>
    </OpenedModal>
  )
}
