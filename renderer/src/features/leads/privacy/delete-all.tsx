import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fold } from '#core/fold'
import type { WorkspaceId } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'
import { notifyDone } from '../../../ui/notify.ts'
import { Section } from '../../../ui/section.tsx'
import classes from './privacy.module.css'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly onDeleted: () => void
}

/** Everything of leads at once, behind a word that is typed: nothing brings it back. */
export const DeleteAll = ({ workspaceId, onDeleted }: Props) => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const word = t('leads.deleteAll.word')
  const isMeant = fold(typed.trim()) === fold(word)
  const remove = useMutation({
    ...mutation('leads.deleteAll'),
    onSuccess: () => {
      onDeleted()
      notifyDone({ title: t('leads.deleteAll.done') })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isMeant) remove.mutate({ workspaceId })
  }
  return (
    <Section title={t('leads.deleteAll.title')} sentence={t('leads.deleteAll.sentence')}>
      <form className={classes['row']} onSubmit={submit}>
        <TextInput
          size="xs"
          label={t('leads.deleteAll.type', { word })}
          maxLength={40}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" size="xs" color="red" disabled={!isMeant} loading={remove.isPending}>
          {t('leads.deleteAll.delete')}
        </Button>
      </form>
    </Section>
  )
}
