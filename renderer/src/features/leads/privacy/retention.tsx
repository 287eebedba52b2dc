import { Button, Checkbox, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import type { LeadSettings } from '#core/leads/archive/lead-settings'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { notifyDone } from '../../../ui/notices/notify.tsx'
import { Section } from '../../../ui/section.tsx'
import classes from './privacy.module.css'
import {
  isWrongDays,
  type RetentionForm,
  readRetention,
  retentionBounds,
  toRetentionForm,
} from './retention-form.ts'

interface Props {
  readonly workspaceId: WorkspaceId
}

/** The choice of how long leads and contacts are stored here. */
export const Retention = ({ workspaceId }: Props) => {
  const { t } = useTranslation()
  const { data } = useQuery(query('leads.readSettings', { workspaceId }))
  return (
    <Section title={t('leads.retention.title')} sentence={t('leads.retention.sentence')}>
      {data && <Form workspaceId={workspaceId} settings={data.settings} />}
    </Section>
  )
}

const Form = ({ workspaceId, settings }: Props & { readonly settings: LeadSettings }) => {
  const { t } = useTranslation()
  const [form, setForm] = useState(() => toRetentionForm(settings.retention))
  const save = useMutation({
    ...mutation('leads.saveSettings'),
    onSuccess: () => notifyDone((t) => ({ title: t('leads.retention.saved') })),
  })
  const retention = readRetention(form)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (retention) save.mutate({ workspaceId, settings: { ...settings, retention } })
  }
  const change = (patch: Partial<RetentionForm>) => setForm({ ...form, ...patch })
  const days = (field: keyof typeof retentionBounds, isDisabled = false) => {
    const [least, most] = retentionBounds[field]
    const isWrong = !isDisabled && isWrongDays(field, form[field])
    return (
      <TextInput
        size="xs"
        inputMode="numeric"
        maxLength={5}
        disabled={isDisabled}
        label={t(`leads.retention.${field}`)}
        description={t(`leads.retention.hint.${field}`)}
        value={form[field]}
        error={isWrong && t('leads.retention.wrong', { least, most })}
        onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
      />
    )
  }
  return (
    <form className={classes['form']} onSubmit={submit}>
      <div className={classes['fields']}>
        {days('archiveDays', form.isForever)}
        {days('contactDays')}
      </div>
      <Checkbox
        size="xs"
        label={t('leads.retention.forever')}
        checked={form.isForever}
        onChange={({ currentTarget }) => change({ isForever: currentTarget.checked })}
      />
      <Button
        type="submit"
        size="xs"
        variant="default"
        className={classes['act'] ?? ''}
        disabled={retention === null}
        loading={save.isPending}
      >
        {t('leads.retention.save')}
      </Button>
    </form>
  )
}
