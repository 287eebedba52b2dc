import type { SettingsField, SettingsForm } from './settings-form.ts'

/** What every part of the dialogue is about. */
export interface FormProps {
  readonly form: SettingsForm
  readonly wrong: ReadonlySet<SettingsField>
  readonly onForm: (form: SettingsForm) => void
}
