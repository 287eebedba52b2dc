import { Autocomplete, Button } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isInternationalPhone, readPhone } from '#core/customers/read-phone'
import { textOrNull } from './field-text.ts'
import type { LeadForm } from './lead-form.ts'
import { LeadPart } from './lead-part.tsx'
import { LeadText } from './lead-text.tsx'

/** The languages that most customers speak; any other code may be typed. */
const usual = ['cs', 'sk', 'en', 'de', 'pl', 'hu', 'uk', 'ru', 'vi', 'fr', 'it', 'es', 'zh']

const mostTyped = 20

/** The language of the person, as ISO 639-1 names it. */
const LanguageField = ({ form }: { readonly form: LeadForm }) => {
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

const homePrefix = '+420'

/** The person's name and contacts. */
export const PersonPart = ({ form }: { readonly form: LeadForm }) => {
  const { t } = useTranslation()
  return (
    <LeadPart title={t('leads.part.person')}>
      <LeadText form={form} field="name" isRequired />
      <LeadText form={form} field="surname" isRequired />
      <LeadText form={form} field="email" hint={t('leads.send.contactHint')} />
      <div>
        <LeadText
          form={form}
          field="phone"
          hint={t('leads.send.phoneHint')}
          placeholder={`${homePrefix}777123456`}
        />
        <WrittenPhone form={form} />
      </div>
      <LanguageField form={form} />
    </LeadPart>
  )
}

/** A number as people write it is offered as the server wants it. */
const WrittenPhone = ({ form: { lead, change } }: { readonly form: LeadForm }) => {
  const { t } = useTranslation()
  const phone = lead.phone ?? ''
  const written = isInternationalPhone(phone) ? null : readPhone(phone, homePrefix)
  if (written === null) return null
  return (
    <Button size="compact-xs" variant="default" mt={4} onClick={() => change({ phone: written })}>
      {t('leads.send.usePhone', { phone: written })}
    </Button>
  )
}
