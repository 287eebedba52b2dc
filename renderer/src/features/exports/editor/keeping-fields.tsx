import { Checkbox, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../ui/section.tsx'
import type { EditorParts } from './editor-parts.ts'
import classes from './editor-screen.module.css'

/** How long the runs of this report are kept, where that differs from all others. */
export const KeepingFields = ({ form, wrong, onForm }: EditorParts) => {
  const { t } = useTranslation()
  const field = (name: 'count' | 'days') => (
    <TextInput
      size="xs"
      inputMode="numeric"
      maxLength={5}
      label={t(`exports.settings.${name}`)}
      placeholder={t('exports.settings.unlimited')}
      error={wrong.has(name) && t('exports.settings.wrong')}
      value={form[name]}
      onChange={({ currentTarget }) => onForm({ [name]: currentTarget.value })}
    />
  )
  return (
    <Section title={t('exports.editor.keeping')} sentence={t('exports.editor.keepingHint')}>
      <Checkbox
        size="xs"
        label={t('exports.editor.ownKeeping')}
        checked={form.hasOwnRetention}
        onChange={({ currentTarget }) => onForm({ hasOwnRetention: currentTarget.checked })}
      />
      {form.hasOwnRetention && (
        <div className={classes['fields']}>
          {field('count')}
          {field('days')}
        </div>
      )}
    </Section>
  )
}
