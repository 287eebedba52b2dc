import { Box, Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AttributesPart } from './attributes-part.tsx'
import { ConsentsPart } from './consents-part.tsx'
import { InquiryPart } from './inquiry-part.tsx'
import classes from './lead-form.module.css'
import type { LeadForm } from './lead-form.ts'
import { PersonPart } from './person-part.tsx'
import { WishesPart } from './wishes-part.tsx'

interface Props {
  readonly form: LeadForm
  /** A person has left a field. */
  readonly onLeave: (field: string) => void
}

/** Every parameter of `create-lead`, in the order in which people talk about them. */
export const LeadFields = ({ form, onLeave }: Props) => {
  const { t } = useTranslation()
  const { isTest, markTest } = form
  return (
    <Box
      className={classes['form'] ?? ''}
      onBlur={({ target }) => {
        if ('name' in target && typeof target.name === 'string') onLeave(target.name)
      }}
    >
      <Checkbox
        size="xs"
        label={t('leads.send.isTest')}
        description={t('leads.send.isTestHint')}
        checked={isTest}
        onChange={({ currentTarget }) => markTest(currentTarget.checked)}
      />
      <PersonPart form={form} />
      <InquiryPart form={form} />
      <WishesPart form={form} />
      <ConsentsPart form={form} />
      <AttributesPart form={form} />
    </Box>
  )
}
