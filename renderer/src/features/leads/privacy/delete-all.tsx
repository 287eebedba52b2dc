import { Button, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fold } from '#core/fold'
import type { WorkspaceId } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { notifyDone } from '../../../ui/notices/notify.tsx'
import { Section } from '../../../ui/section.tsx'
import classes from './privacy.module.css'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly onDeleted: () => void
}

/** Everything of leads at once, behind a word that is typed: nothing brings it back. */
export const DeleteAll = ({ workspaceId, onDeleted }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const [typed, setTyped] = useState('')
  const word = t('leads.deleteAll.word')
  const isMeant = fold(typed.trim()) === fold(word)
  const remove = useMutation(mutation('leads.deleteAll'))
  const jobs = useQuery(query('jobs.listJobs', {})).data
  const job = jobs?.find(({ id }) => id === remove.data?.jobId)
  const outcome = job?.outcome ?? null
  const isDone = outcome?.kind === 'done'
  const isRemoving = remove.isPending || (remove.data !== undefined && outcome === null)
  useEffect(() => {
    if (!isDone) return
    onDeleted()
    notifyDone((t) => ({ title: t('leads.deleteAll.done') }))
  }, [isDone, onDeleted])
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
        <Button type="submit" size="xs" color="red" disabled={!isMeant} loading={isRemoving}>
          {t('leads.deleteAll.delete')}
        </Button>
      </form>
      {isRemoving && job && job.total !== null && (
        <p role="status">
          {t('leads.deleteAll.progress', {
            done: formats.integer(job.done),
            total: formats.integer(job.total),
          })}
        </p>
      )}
      {outcome?.kind === 'failed' && <FailureNotice failure={outcome.failure} />}
    </Section>
  )
}
