import { Checkbox, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import { backupTables } from '#core/exports/backup/backup-tables'
import type { WorkspaceId } from '#core/ids'
import { toJson } from '#core/json'
import { mutation } from '../../../bridge/mutation.ts'
import { notifyDone } from '../../../ui/notices/notify.tsx'
import { Section } from '../../../ui/section.tsx'
import { FolderChoice, usePickFolder } from '../delivery/folder-choice.tsx'
import editor from '../editor/editor-screen.module.css'
import { WhileOn } from '../editor/while-on.tsx'
import { exportTitle } from '../reports/export-title.ts'
import { ScheduleFields } from '../schedule/schedule-fields.tsx'
import { FormButtons } from '../settings/form-buttons.tsx'
import classes from '../settings/settings-dialog.module.css'
import days from './backup-days.module.css'
import {
  type BackupForm,
  type KeepingField,
  type ReadBackupForm,
  readBackupForm,
  toBackupForm,
} from './backup-form.ts'

interface Props {
  readonly saved: OutputOf<'exports.readBackup'>
  readonly workspaceId: WorkspaceId
  readonly onClose: () => void
}

/** Where a backup goes, when, what of the CRM is in it, and how long it stays. */
export const BackupFields = ({ saved, workspaceId, onClose }: Props) => {
  const { t } = useTranslation()
  const [form, setForm] = useState(() => toBackupForm(saved))
  const [isTried, setIsTried] = useState(false)
  const save = useMutation({
    ...mutation('exports.saveBackup'),
    onSuccess: () => notifyDone((t) => ({ title: t('exports.backup.saved') })),
  })
  const remove = useMutation({
    ...mutation('exports.removeBackup'),
    onSuccess: () => notifyDone((t) => ({ title: t('exports.backup.removed') })),
  })
  const read = readBackupForm(form)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (read.ok) save.mutate({ workspaceId, definition: toJson(read.input) })
  }
  const parts: Parts = {
    form,
    wrong: isTried && !read.ok ? read : null,
    onForm: (part) => setForm((before) => ({ ...before, ...part })),
  }
  return (
    <form className={classes['parts']} noValidate onSubmit={submit}>
      <FolderField {...parts} />
      <Section title={t('exports.backup.when')}>
        <ScheduleFields
          form={form.schedule}
          wrong={parts.wrong?.wrongTimes ?? null}
          onChange={(part) => parts.onForm({ schedule: { ...form.schedule, ...part } })}
        />
        {parts.wrong?.wrong.has('schedule') && parts.wrong.wrongTimes === null && (
          <p className={editor['error']} role="alert">
            {t('exports.backup.wrong.schedule')}
          </p>
        )}
        <WhileOn missed="once" />
      </Section>
      <WhatFields {...parts} />
      <Section title={t('exports.backup.keeping')} sentence={t('exports.backup.keepingHint')}>
        <div className={classes['fields']}>
          {(['days', 'weeks', 'months'] as const).map((name) => (
            <CountField key={name} name={name} {...parts} />
          ))}
        </div>
      </Section>
      <FormButtons
        isSaving={save.isPending}
        removal={
          saved && {
            label: t('exports.backup.remove'),
            hint: t('exports.backup.removeHint'),
            isPending: remove.isPending,
            remove: () => remove.mutate({ workspaceId }),
          }
        }
        onClose={onClose}
      />
    </form>
  )
}

interface Parts {
  readonly form: BackupForm
  /** What is wrong, once a person has tried to save. */
  readonly wrong: Extract<ReadBackupForm, { ok: false }> | null
  readonly onForm: (part: Partial<BackupForm>) => void
}

const FolderField = ({ form, wrong, onForm }: Parts) => {
  const { t } = useTranslation()
  const pick = usePickFolder(onForm)
  return (
    <Section title={t('exports.backup.folder')} sentence={t('exports.backup.folderHint')}>
      <FolderChoice pick={pick} path={form.path} />
      {wrong?.wrong.has('folder') && (
        <p className={editor['error']} role="alert">
          {t('exports.editor.wrong.folder')}
        </p>
      )}
    </Section>
  )
}

const WhatFields = ({ form, wrong, onForm }: Parts) => {
  const { t } = useTranslation()
  return (
    <Section title={t('exports.backup.what')} sentence={t('exports.backup.whatHint')}>
      <Checkbox.Group
        aria-label={t('exports.backup.what')}
        error={wrong?.wrong.has('tables') && t('exports.backup.wrong.tables')}
        value={[...form.tables]}
        onChange={(tables) => onForm({ tables })}
      >
        <div className={days['tables']}>
          {backupTables.map((name) => (
            <Checkbox key={name} size="xs" value={name} label={exportTitle(t, name)} />
          ))}
        </div>
      </Checkbox.Group>
      <Checkbox
        size="xs"
        label={t('exports.backup.withFiles')}
        checked={form.withFiles}
        onChange={({ currentTarget }) => onForm({ withFiles: currentTarget.checked })}
      />
    </Section>
  )
}

const CountField = ({ name, form, wrong, onForm }: Parts & { readonly name: KeepingField }) => {
  const { t } = useTranslation()
  return (
    <TextInput
      size="xs"
      inputMode="numeric"
      maxLength={3}
      label={t(`exports.backup.keep.${name}`)}
      error={wrong?.wrong.has(name) && t(`exports.backup.wrong.${name}`)}
      value={form[name]}
      onChange={({ currentTarget }) => onForm({ [name]: currentTarget.value })}
    />
  )
}
