import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { Section } from '../../../ui/section.tsx'
import { BackgroundChoice } from './background-choice.tsx'
import { DigestFields } from './digest-fields.tsx'
import { KeptSpace } from './kept-space.tsx'
import type { RetentionField } from './retention-form.ts'
import classes from './settings-dialog.module.css'
import {
  readSettingsForm,
  type SettingsField,
  type SettingsForm,
  toSettingsForm,
} from './settings-form.ts'
import { useSaveSettings } from './use-save-settings.ts'

interface Props {
  readonly settings: OutputOf<'exports.readSettings'>
  readonly onClose: () => void
}

const nothingWrong: ReadonlySet<SettingsField> = new Set()

/** One form with one way to save; what its rules would remove is said before they are saved. */
export const SettingsFields = ({ settings, onClose }: Props) => {
  const { t } = useTranslation()
  const [form, setForm] = useState(() => toSettingsForm(settings))
  const [wrong, setWrong] = useState(nothingWrong)
  const { plan, isSaving, save, saveAndRemove, takeBack } = useSaveSettings(onClose)
  const change = (part: Partial<SettingsForm>) => {
    takeBack()
    setForm((before) => ({ ...before, ...part }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readSettingsForm(form)
    setWrong(read.ok ? nothingWrong : read.wrong)
    if (read.ok) save(read.settings)
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
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  )
  return (
    <form className={classes['parts']} onSubmit={submit}>
      <Section title={t('exports.settings.keeping')} sentence={t('exports.settings.keepingHint')}>
        <div className={classes['fields']}>
          {field('count')}
          {field('days')}
          {field('megabytes')}
        </div>
        <KeptSpace settings={settings} />
      </Section>
      <DigestFields form={form} isWrong={wrong.has('time')} onChange={change} />
      <Section
        title={t('exports.settings.background')}
        sentence={t('exports.settings.backgroundHint')}
      >
        <BackgroundChoice offered={settings} chosen={form} onChange={change} />
      </Section>
      {plan ? (
        <KeepingPlan plan={plan} isSaving={isSaving} onSave={saveAndRemove} onBack={takeBack} />
      ) : (
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('exports.settings.save')}
          </Button>
        </Group>
      )}
    </form>
  )
}

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
