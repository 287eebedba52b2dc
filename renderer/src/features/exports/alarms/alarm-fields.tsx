import { Checkbox } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AlarmSettings, alarmKindSchema } from '#core/exports/alarms/alarm-settings'
import { toJson } from '#core/json'
import { mutation } from '../../../bridge/mutation.ts'
import { notifyDone } from '../../../ui/notices/notify.tsx'
import { Section } from '../../../ui/section.tsx'
import { MessageWayFields } from '../delivery/way-fields.tsx'
import editor from '../editor/editor-screen.module.css'
import { FormButtons } from '../settings/form-buttons.tsx'
import classes from '../settings/settings-dialog.module.css'
import {
  type AlarmField,
  type AlarmForm,
  readAlarmForm,
  toAlarmForm,
  withKind,
} from './alarm-form.ts'
import { AlarmTest } from './alarm-test.tsx'

interface Props {
  /** Null where nobody is told. */
  readonly saved: AlarmSettings | null
  readonly onClose: () => void
}

/** To whom messages go, by which way, and of what. */
export const AlarmFields = ({ saved, onClose }: Props) => {
  const { t } = useTranslation()
  const [form, setForm] = useState(() => toAlarmForm(saved))
  const [isTried, setIsTried] = useState(false)
  const save = useMutation({
    ...mutation('exports.saveAlarms'),
    onSuccess: (_, { settings }) => {
      const isOff = settings === toJson(null)
      notifyDone((t) => ({ title: t(isOff ? 'exports.alarms.removed' : 'exports.alarms.saved') }))
    },
  })
  const read = readAlarmForm(form)
  const wrong = isTried && !read.ok ? read.wrong : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (read.ok) save.mutate({ settings: toJson(read.settings) })
  }
  return (
    <form className={classes['parts']} noValidate onSubmit={submit}>
      <Section title={t('exports.alarms.to')} sentence={t('exports.alarms.hint')}>
        <MessageWayFields
          form={form}
          isWrong={wrong === 'recipients'}
          onChange={(part) => setForm((before) => ({ ...before, ...part }))}
        />
        <Fault wrong={wrong} of="ways" />
        <AlarmTest read={read} onTry={() => setIsTried(true)} />
      </Section>
      <Kinds form={form} wrong={wrong} onForm={setForm} />
      <FormButtons
        isSaving={save.isPending}
        removal={
          saved && {
            label: t('exports.alarms.remove'),
            isPending: save.isPending,
            remove: () => save.mutate({ settings: toJson(null) }, { onSuccess: onClose }),
          }
        }
        onClose={onClose}
      />
    </form>
  )
}

interface KindsProps {
  readonly form: AlarmForm
  readonly wrong: AlarmField | null
  readonly onForm: (form: AlarmForm) => void
}

const Kinds = ({ form, wrong, onForm }: KindsProps) => {
  const { t } = useTranslation()
  return (
    <Section title={t('exports.alarms.of')}>
      {alarmKindSchema.options.map((kind) => (
        <Checkbox
          key={kind}
          size="xs"
          label={t(`exports.alarms.kind.${kind}`)}
          description={t(`exports.alarms.kindHint.${kind}`)}
          checked={form.kinds.includes(kind)}
          onChange={({ currentTarget }) => onForm(withKind(form, kind, currentTarget.checked))}
        />
      ))}
      <Fault wrong={wrong} of="kinds" />
    </Section>
  )
}

interface FaultProps {
  readonly wrong: AlarmField | null
  readonly of: 'ways' | 'kinds'
}

const Fault = ({ wrong, of }: FaultProps) => {
  const { t } = useTranslation()
  if (wrong !== of) return null
  return (
    <p className={editor['error']} role="alert">
      {t(`exports.alarms.wrong.${of}`)}
    </p>
  )
}
