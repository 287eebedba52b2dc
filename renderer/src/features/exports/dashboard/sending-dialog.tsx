import { Checkbox } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import { toJson } from '#core/json'
import { mutation } from '../../../bridge/mutation.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { notifyDone } from '../../../ui/notices/notify.tsx'
import { Section } from '../../../ui/section.tsx'
import { FolderChoice, usePickFolder } from '../delivery/folder-choice.tsx'
import { WayFields } from '../delivery/way-fields.tsx'
import editor from '../editor/editor-screen.module.css'
import { WhileOn } from '../editor/while-on.tsx'
import { ScheduleFields } from '../schedule/schedule-fields.tsx'
import { FormButtons } from '../settings/form-buttons.tsx'
import classes from '../settings/settings-dialog.module.css'
import {
  type ReadSendingForm,
  readSendingForm,
  type SendingForm,
  type ShownSending,
  toSendingForm,
} from './sending-form.ts'
import { SendingState } from './sending-state.tsx'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly sending: ShownSending | null
  readonly onClose: () => void
}

/** When the dashboard is sent, which ways it takes, and how it went the last time. */
export const SendingDialog = ({ workspaceId, sending, onClose }: Props) => {
  const { t } = useTranslation()
  return (
    <OpenedModal size="xl" title={t('exports.dashboard.sendTitle')} onClose={onClose}>
      <div className={classes['parts']}>
        {sending && <SendingState workspaceId={workspaceId} sending={sending} />}
        <SendingFields workspaceId={workspaceId} sending={sending} onClose={onClose} />
      </div>
    </OpenedModal>
  )
}

const SendingFields = ({ workspaceId, sending, onClose }: Props) => {
  const { t } = useTranslation()
  const [form, setForm] = useState(() => toSendingForm(sending))
  const [isTried, setIsTried] = useState(false)
  const save = useMutation({
    ...mutation('exports.saveDashboardSending'),
    onSuccess: () => notifyDone((t) => ({ title: t('exports.dashboard.sendSaved') })),
  })
  const remove = useMutation({
    ...mutation('exports.removeDashboardSending'),
    onSuccess: () => {
      notifyDone((t) => ({ title: t('exports.dashboard.sendRemoved') }))
      onClose()
    },
  })
  const read = readSendingForm(form)
  const wrong = isTried && !read.ok ? read : null
  const onForm = (part: Partial<SendingForm>) => setForm((before) => ({ ...before, ...part }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (read.ok) save.mutate({ workspaceId, sending: toJson(read.input) })
  }
  return (
    <form className={classes['parts']} noValidate onSubmit={submit}>
      <WhenFields form={form} wrong={wrong} onForm={onForm} />
      <Section title={t('exports.dashboard.sendWays')} sentence={t('exports.dashboard.sendHint')}>
        <WayFields
          form={form}
          isWrong={wrong?.wrong.has('recipients') ?? false}
          onChange={onForm}
        />
        <FolderField form={form} wrong={wrong} onForm={onForm} />
        {wrong?.wrong.has('ways') && (
          <p className={editor['error']} role="alert">
            {t('exports.dashboard.wrong.ways')}
          </p>
        )}
      </Section>
      <FormButtons
        isSaving={save.isPending}
        removal={
          sending && {
            label: t('exports.dashboard.sendRemove'),
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
  readonly form: SendingForm
  /** What is wrong, once a person has tried to save. */
  readonly wrong: Extract<ReadSendingForm, { ok: false }> | null
  readonly onForm: (part: Partial<SendingForm>) => void
}

const WhenFields = ({ form, wrong, onForm }: Parts) => {
  const { t } = useTranslation()
  return (
    <Section title={t('exports.backup.when')}>
      <ScheduleFields
        form={form.schedule}
        wrong={wrong?.wrongTimes ?? null}
        onChange={(part) => onForm({ schedule: { ...form.schedule, ...part } })}
      />
      {wrong?.wrong.has('schedule') && wrong.wrongTimes === null && (
        <p className={editor['error']} role="alert">
          {t('exports.dashboard.wrong.schedule')}
        </p>
      )}
      <WhileOn missed="once" />
    </Section>
  )
}

const FolderField = ({ form, wrong, onForm }: Parts) => {
  const { t } = useTranslation()
  const pick = usePickFolder(onForm)
  return (
    <>
      <Checkbox
        size="xs"
        label={t('exports.dashboard.toFolder')}
        checked={form.toFolder}
        onChange={({ currentTarget }) => onForm({ toFolder: currentTarget.checked })}
      />
      {form.toFolder && <FolderChoice pick={pick} path={form.path} />}
      {wrong?.wrong.has('folder') && (
        <p className={editor['error']} role="alert">
          {t('exports.editor.wrong.folder')}
        </p>
      )}
    </>
  )
}
