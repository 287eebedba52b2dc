import { Button, Checkbox, Group, Modal, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { notifyDone } from '../../../ui/notify.ts'
import { Section } from '../../../ui/section.tsx'
import { Quota } from './quota.tsx'
import { type RetentionField, readRetention, toRetentionForm } from './retention-form.ts'
import classes from './settings-dialog.module.css'

type Settings = OutputOf<'exports.readSettings'>

/** What is kept of all reports, and whether they go on without a window. */
export const SettingsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const { data } = useQuery(query('exports.readSettings', {}))
  return (
    <Modal
      opened
      size="lg"
      title={t('exports.settings.title')}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
      onClose={onClose}
    >
      {data && (
        <div className={classes['parts']}>
          <Keeping settings={data} onClose={onClose} />
          <Background settings={data} />
        </div>
      )}
    </Modal>
  )
}

interface Props {
  readonly settings: Settings
}

const nothingWrong: ReadonlySet<RetentionField> = new Set()

const Keeping = ({ settings, onClose }: Props & { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const [form, setForm] = useState(() => toRetentionForm(settings.retention))
  const [wrong, setWrong] = useState(nothingWrong)
  const save = useMutation({
    ...mutation('exports.saveRetention'),
    onSuccess: () => {
      onClose()
      notifyDone({ title: t('exports.settings.saved') })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readRetention(form)
    if (read.ok) save.mutate({ retention: read.retention })
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
      onChange={({ currentTarget }) => setForm({ ...form, [name]: currentTarget.value })}
    />
  )
  const { runs, contents } = settings
  return (
    <form onSubmit={submit}>
      <Section title={t('exports.settings.keeping')} sentence={t('exports.settings.keepingHint')}>
        <div className={classes['fields']}>
          {field('count')}
          {field('days')}
          {field('megabytes')}
        </div>
        <p className={classes['use']} role="status">
          <Quota />{' '}
          {t('exports.settings.stored', {
            runs: formats.integer(runs),
            contents: formats.integer(contents),
          })}
        </p>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('exports.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('exports.settings.save')}
          </Button>
        </Group>
      </Section>
    </form>
  )
}

const Background = ({ settings }: Props) => {
  const { t } = useTranslation()
  const save = useMutation(mutation('exports.saveBackground'))
  const { startsWithSystem, canStartWithSystem, staysInTray, canStayInTray } = settings
  return (
    <Section
      title={t('exports.settings.background')}
      sentence={t('exports.settings.backgroundHint')}
    >
      <Checkbox
        size="sm"
        label={t('exports.settings.tray')}
        {...(canStayInTray ? {} : { description: t('exports.settings.notHere') })}
        disabled={!canStayInTray || save.isPending}
        checked={staysInTray}
        onChange={({ currentTarget }) =>
          save.mutate({ startsWithSystem, staysInTray: currentTarget.checked })
        }
      />
      <Checkbox
        size="sm"
        label={t('exports.settings.system')}
        {...(canStartWithSystem ? {} : { description: t('exports.settings.notHere') })}
        disabled={!canStartWithSystem || save.isPending}
        checked={startsWithSystem}
        onChange={({ currentTarget }) =>
          save.mutate({ startsWithSystem: currentTarget.checked, staysInTray })
        }
      />
    </Section>
  )
}
