import {
  type AlarmKind,
  type AlarmSettings,
  alarmKindSchema,
  chosenAlarmSettingsSchema,
} from '#core/exports/alarms/alarm-settings'
import { recipientsOf } from '../delivery/delivery-form.ts'

/** Who is told when something fails, as it is typed. */
export interface AlarmForm {
  readonly recipients: string
  readonly toWebhook: boolean
  readonly kinds: readonly AlarmKind[]
}

/** Before anybody has chosen, everything is told. */
export const toAlarmForm = (saved: AlarmSettings | null): AlarmForm => ({
  recipients: saved?.recipients.join(', ') ?? '',
  toWebhook: saved?.toWebhook ?? false,
  kinds: saved?.kinds ?? alarmKindSchema.options,
})

export const withKind = (form: AlarmForm, kind: AlarmKind, isOn: boolean): AlarmForm => ({
  ...form,
  kinds: alarmKindSchema.options.filter((one) => (one === kind ? isOn : form.kinds.includes(one))),
})

export type AlarmField = 'recipients' | 'ways' | 'kinds'

export type ReadAlarmForm =
  | { readonly ok: true; readonly settings: AlarmSettings }
  | { readonly ok: false; readonly wrong: AlarmField }

export const readAlarmForm = (form: AlarmForm): ReadAlarmForm => {
  const read = chosenAlarmSettingsSchema.safeParse({ ...form, recipients: recipientsOf(form) })
  if (read.success) return { ok: true, settings: read.data }
  if (read.error.issues.some(({ path: [field] }) => field === 'recipients')) {
    return { ok: false, wrong: 'recipients' }
  }
  return { ok: false, wrong: form.kinds.length === 0 ? 'kinds' : 'ways' }
}
