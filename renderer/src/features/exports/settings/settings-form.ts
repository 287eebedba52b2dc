import type { ExportSettings } from '#core/contract/exports'
import { readTime } from '#core/format/date-text'
import {
  type RetentionField,
  type RetentionForm,
  readRetention,
  toRetentionForm,
} from './retention-form.ts'

/** The settings of all reports as they are typed. */
export interface SettingsForm
  extends RetentionForm,
    Pick<ExportSettings, 'startsWithSystem' | 'staysInTray'> {
  readonly tellsDaily: boolean
  readonly time: string
}

export type SettingsField = RetentionField | 'time'

export const toSettingsForm = (settings: ExportSettings): SettingsForm => ({
  ...toRetentionForm(settings.retention),
  tellsDaily: settings.digest.isOn,
  time: settings.digest.time,
  startsWithSystem: settings.startsWithSystem,
  staysInTray: settings.staysInTray,
})

type ReadSettings =
  | { readonly ok: true; readonly settings: ExportSettings }
  | { readonly ok: false; readonly wrong: ReadonlySet<SettingsField> }

export const readSettingsForm = (form: SettingsForm): ReadSettings => {
  const retention = readRetention(form)
  const time = readTime(form.time)
  if (!retention.ok || time === null) {
    const wrong = retention.ok ? [] : retention.wrong
    return { ok: false, wrong: new Set([...wrong, ...(time === null ? ['time' as const] : [])]) }
  }
  const { startsWithSystem, staysInTray, tellsDaily } = form
  return {
    ok: true,
    settings: {
      startsWithSystem,
      staysInTray,
      retention: retention.retention,
      digest: { isOn: tellsDaily, time },
    },
  }
}
