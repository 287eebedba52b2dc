import { Button, Group, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { Retention } from '#core/exports/runs/retention'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { notifyDone } from '../../../ui/notices/notify.ts'
import { Section } from '../../../ui/section.tsx'
import { Quota } from './quota.tsx'
import { type RetentionField, readRetention, toRetentionForm } from './retention-form.ts'
import classes from './settings-dialog.module.css'

interface KeepingPlanProps {
  readonly plan: OutputOf<'exports.planRetention'>
  readonly isSaving: boolean
  readonly onSave: () => void
  readonly onBack: () => void
}

/** What rules of keeping would remove, and the question whether they shall. */
const KeepingPlan = ({ plan, isSaving, onSave, onBack }: KeepingPlanProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { toBin, forGood, freedBytes } = plan
  const sentences = [
    toBin > 0 && t('exports.settings.toBin', { count: toBin }),
    forGood > 0 &&
      t('exports.settings.forGood', { count: forGood, bytes: formats.bytes(freedBytes) }),
  ]
  return (
    <Notice
      tone="warning"
      title={t('exports.settings.removes', { count: toBin + forGood })}
      sentence={sentences.filter(Boolean).join(' ')}
    >
      <Button size="xs" color="red" loading={isSaving} onClick={onSave}>
        {t('exports.settings.saveAndRemove')}
      </Button>
      <Button size="xs" variant="default" onClick={onBack}>
        {t('exports.settings.back')}
      </Button>
    </Notice>
  )
}

interface Props {
  readonly settings: OutputOf<'exports.readSettings'>
  readonly onClose: () => void
}

/** Rules that would remove something, and what. */
interface RetentionQuestion {
  readonly retention: Retention
  readonly plan: OutputOf<'exports.planRetention'>
}

const nothingWrong: ReadonlySet<RetentionField> = new Set()

/** What is kept of all reports; what new rules would remove is said before they are saved. */
export const Keeping = ({ settings, onClose }: Props) => {
  const { t } = useTranslation()
  const [form, setForm] = useState(() => toRetentionForm(settings.retention))
  const [wrong, setWrong] = useState(nothingWrong)
  const [asked, setAsked] = useState<RetentionQuestion | null>(null)
  const client = useQueryClient()
  const save = useMutation({
    ...mutation('exports.saveRetention'),
    onSuccess: () => {
      onClose()
      notifyDone({ title: t('exports.settings.saved') })
    },
  })
  const look = useMutation({
    mutationFn: (retention: Retention) =>
      client.fetchQuery({ ...query('exports.planRetention', { retention }), staleTime: 0 }),
    onSuccess: (plan, retention) => {
      if (plan.toBin + plan.forGood > 0) setAsked({ retention, plan })
      else save.mutate({ retention })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readRetention(form)
    if (read.ok) look.mutate(read.retention)
    else setWrong(read.wrong)
  }
  const field = (name: RetentionField) => (
    <TextInput
      size="xs"
      inputMode="numeric"
      maxLength={7}
      label={t(`exports.settings.${name}`)}
      placeholder={t('exports.settings.unlimited')}
      error={wrong.has(name) && t('exports.settings.wrong')}
      value={form[name]}
      onChange={({ currentTarget }) => {
        setAsked(null)
        setForm({ ...form, [name]: currentTarget.value })
      }}
    />
  )
  return (
    <form onSubmit={submit}>
      <Section title={t('exports.settings.keeping')} sentence={t('exports.settings.keepingHint')}>
        <div className={classes['fields']}>
          {field('count')}
          {field('days')}
          {field('megabytes')}
        </div>
        <Used settings={settings} />
        {asked ? (
          <KeepingPlan
            plan={asked.plan}
            isSaving={save.isPending}
            onSave={() => save.mutate({ retention: asked.retention })}
            onBack={() => setAsked(null)}
          />
        ) : (
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('exports.cancel')}
            </Button>
            <Button type="submit" loading={look.isPending || save.isPending}>
              {t('exports.settings.save')}
            </Button>
          </Group>
        )}
      </Section>
    </form>
  )
}

const Used = ({ settings: { runs, contents, bin } }: Pick<Props, 'settings'>) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const empty = useMutation(mutation('exports.emptyBin'))
  return (
    <>
      <p className={classes['use']} role="status">
        <Quota />
        {' · '}
        {t('exports.settings.stored', {
          runs: formats.integer(runs),
          contents: formats.integer(contents),
        })}
      </p>
      {bin.runs > 0 && (
        <Group gap={8}>
          <span className={classes['use']}>
            {t('exports.bin.holds', { count: bin.runs, bytes: formats.bytes(bin.bytes) })}
          </span>
          <Button
            size="compact-xs"
            variant="default"
            loading={empty.isPending}
            onClick={() => empty.mutate({})}
          >
            {t('exports.bin.empty')}
          </Button>
        </Group>
      )}
    </>
  )
}
