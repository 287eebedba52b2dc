import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#core/contract/failure'
import { OpenedModal } from '../../ui/dialogs/opened-modal.tsx'
import { type FailureText, useFailureWords } from '../../ui/notices/failure-words.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { SecretInput } from '../../ui/secret-fields.tsx'

interface Props {
  readonly title: string
  readonly sentence: string
  readonly label: string
  readonly submit: string
  readonly isPending: boolean
  readonly failure: Failure | null
  /** What this secret makes of a failure; null where the usual words do. */
  readonly wordsOf?: (failure: Failure) => FailureText | null
  readonly onSubmit: (secret: string) => void
  readonly onClose: () => void
}

/** Takes what is as good as a password, and looks like one until it is used. */
export const PastedSecretDialog = ({
  title,
  sentence,
  label,
  submit,
  isPending,
  failure,
  wordsOf,
  onSubmit,
  onClose,
}: Props) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const [secret, setSecret] = useState('')
  return (
    <OpenedModal title={title} size="lg" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(secret)
        }}
      >
        <Stack gap="sm">
          <Text size="sm">{sentence}</Text>
          <SecretInput
            label={label}
            value={secret}
            data-autofocus
            onChange={(event) => setSecret(event.currentTarget.value)}
          />
          {failure && failure.kind !== 'cancelled' && (
            <Notice tone="failure" {...(wordsOf?.(failure) ?? words(failure))} />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" loading={isPending} disabled={secret.trim() === ''}>
              {submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </OpenedModal>
  )
}
