import { Button, Group, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ProjectKey, screenIdSchema } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'

interface Props {
  readonly of: ProjectKey
  readonly onChosen: () => void
}

/**
 * Asks for the screen of a server that does not know its projects by the first one: the server's support gives the
 * number.
 */
export const ChooseScreen = ({ of, onChosen }: Props) => {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const choose = useMutation({ ...mutation('prices.chooseScreen'), onSuccess: onChosen })
  const screenId = screenIdSchema.safeParse(/^\d+$/.test(text.trim()) ? Number(text) : null).data
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (screenId !== undefined) choose.mutate({ ...of, screenId })
  }
  return (
    <form onSubmit={submit}>
      <p>{t('prices.screen.why')}</p>
      <Group gap="xs" align="end">
        <TextInput
          size="xs"
          w={120}
          inputMode="numeric"
          maxLength={15}
          label={t('prices.screen.field')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button
          size="xs"
          type="submit"
          variant="default"
          disabled={screenId === undefined}
          loading={choose.isPending}
        >
          {t('prices.screen.load')}
        </Button>
      </Group>
    </form>
  )
}
