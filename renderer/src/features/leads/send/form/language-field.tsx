import { Autocomplete } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { textOrNull } from './field-text.ts'
import type { LeadForm } from './lead-form.ts'

/** The languages that most customers speak; any other code may be typed. */
const usual = ['cs', 'sk', 'en', 'de', 'pl', 'hu', 'uk', 'ru', 'vi', 'fr', 'it', 'es', 'zh']

const mostTyped = 20

/** The language of the person, as ISO 639-1 names it. */
export const LanguageField = ({ form }: { readonly form: LeadForm }) => {
  const { t, i18n } = useTranslation()
  const names = useMemo(
    () => new Intl.DisplayNames(i18n.language, { type: 'language' }),
    [i18n.language],
  )
  const { language } = form.lead
  const isCode = language !== null && /^[a-z]{2}$/.test(language)
  return (
    <Autocomplete
      size="xs"
      name="language"
      label={t('leads.field.language')}
      description={isCode ? names.of(language) : t('leads.send.languageHint')}
      data={usual}
      maxLength={mostTyped}
      renderOption={({ option }) => `${option.value} · ${names.of(option.value) ?? ''}`}
      value={language ?? ''}
      error={form.problemOf('language')}
      onChange={(value) => form.change({ language: textOrNull(value.trim().toLowerCase()) })}
    />
  )
}
