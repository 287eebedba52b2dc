import type { OutputOf } from '#core/contract/index'
import { type SendingInput, sendingInputSchema } from '#core/exports/dashboard/dashboard'
import type { FileToken } from '#core/ids'
import { recipientsOf } from '../delivery/delivery-form.ts'
import {
  readSchedule,
  type ScheduleField,
  type ScheduleForm,
  toScheduleForm,
} from '../schedule/schedule-form.ts'

export type ShownSending = NonNullable<OutputOf<'exports.readDashboard'>['sending']>

/** When the dashboard is sent and where to, as it is typed. */
export interface SendingForm {
  readonly schedule: ScheduleForm
  readonly recipients: string
  readonly toWebhook: boolean
  readonly toSftp: boolean
  readonly toFolder: boolean
  /** What a person has picked just now; null keeps the folder that it has. */
  readonly folder: FileToken | null
  /** Null before anybody has picked one. */
  readonly path: string | null
}

/** On Monday, before a week's first meeting. */
const usualTimes: ScheduleForm = { ...toScheduleForm(null), kind: 'weekly', times: '08:00' }

export const toSendingForm = (saved: ShownSending | null): SendingForm => ({
  schedule: saved ? toScheduleForm(saved.schedule) : usualTimes,
  recipients: saved?.recipients.join(', ') ?? '',
  toWebhook: saved?.toWebhook ?? false,
  toSftp: saved?.toSftp ?? false,
  toFolder: saved?.toFolder ?? false,
  folder: null,
  path: saved?.folder ?? null,
})

export type SendingField = 'schedule' | 'recipients' | 'folder' | 'ways'

export type ReadSendingForm =
  | { readonly ok: true; readonly input: SendingInput }
  | {
      readonly ok: false
      readonly wrong: ReadonlySet<SendingField>
      readonly wrongTimes: ScheduleField | null
    }

export const readSendingForm = ({ path, ...form }: SendingForm): ReadSendingForm => {
  const times = readSchedule(form.schedule)
  const read = sendingInputSchema.safeParse({
    ...form,
    schedule: times.ok ? times.schedule : null,
    recipients: recipientsOf(form),
  })
  const hasNoFolder = form.toFolder && path === null
  if (read.success && !hasNoFolder) return { ok: true, input: read.data }
  const wrong = new Set((read.error?.issues ?? []).map(({ path: at }) => fieldOf(at[0])))
  if (hasNoFolder) wrong.add('folder')
  return { ok: false, wrong, wrongTimes: times.ok ? null : times.wrong }
}

const fieldOf = (name: PropertyKey | undefined): SendingField =>
  name === 'schedule' || name === 'recipients' ? name : 'ways'
