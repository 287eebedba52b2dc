import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isInternationalPhone, readPhone } from '#core/customers/read-phone'
import { LanguageField } from './language-field.tsx'
import type { LeadForm } from './lead-form.ts'
import { LeadPart } from './lead-part.tsx'
import { LeadText } from './lead-text.tsx'

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
