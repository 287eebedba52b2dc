import { Checkbox, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { readTime } from '#core/format/date-text'
import { Section } from '../../../ui/section.tsx'
import classes from './settings-dialog.module.css'
import type { SettingsForm } from './settings-form.ts'

interface Props {
  readonly form: SettingsForm
  readonly isWrong: boolean
  readonly onChange: (part: Partial<SettingsForm>) => void
}

/** Whether and when a person is notified how the reports of the day before went. */
export const DigestFields = ({ form: { tellsDaily, time }, isWrong, onChange }: Props) => {
  const { t } = useTranslation()
  return (
    <Section title={t('exports.settings.digest')} sentence={t('exports.settings.digestHint')}>
      <div className={classes['digest']}>
        <Checkbox
          size="sm"
          label={t('exports.settings.digestOn')}
          checked={tellsDaily}
          onChange={({ currentTarget }) => onChange({ tellsDaily: currentTarget.checked })}
        />
        <TextInput
          size="xs"
          w={90}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          placeholder="08:00"
          aria-label={t('exports.settings.digestTime')}
          disabled={!tellsDaily}
          error={isWrong && t('exports.settings.digestNoTime')}
          value={time}
          onChange={({ currentTarget }) => onChange({ time: currentTarget.value })}
          onBlur={() => onChange({ time: readTime(time) ?? time })}
        />
      </div>
    </Section>
  )
}
