import { Button, TagsInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './lead-form.module.css'
import type { LeadForm } from './lead-form.ts'
import { LeadNumber } from './lead-number.tsx'
import { LeadPart } from './lead-part.tsx'
import { LeadNote, LeadText } from './lead-text.tsx'
import { ProjectSelect } from './project-select.tsx'
import { UnitField } from './unit-field.tsx'
import { useMissingPricelist } from './use-missing-pricelist.ts'
import { useUnitsOf } from './use-units-of.ts'

const mostTags = 100

/** What was asked for. */
export const InquiryPart = ({ form }: { readonly form: LeadForm }) => {
  const { t } = useTranslation()
  const { lead, choices, change } = form
  useMissingPricelist(choices.workspaceId, lead.projectId)
  const { units } = useUnitsOf(choices.workspaceId, lead.projectId)
  return (
    <LeadPart title={t('leads.part.inquiry')}>
      <ProjectSelect form={form} field="projectId" hint={t('leads.send.projectHint')} />
      <div>
        <UnitField form={form} units={units} />
        <OtherWay form={form} hasUnits={units !== null} />
      </div>
      <LeadNumber form={form} field="referralId" hint={t('leads.send.referralHint')} />
      <LeadText form={form} field="campaign" hint={t('leads.send.campaignHint')} />
      <LeadNumber form={form} field="salesmanId" hint={t('leads.send.salesmanHint')} />
      <TagsInput
        size="xs"
        name="tags"
        label={t('leads.field.tags')}
        description={t(form.isTest ? 'leads.send.tagsOfTest' : 'leads.send.tagsHint')}
        maxTags={mostTags}
        splitChars={[',']}
        value={[...lead.tags]}
        error={form.problemOf('tags')}
        onChange={(tags) => change({ tags })}
      />
      <div className={classes['wide']}>
        <LeadNote form={form} />
      </div>
    </LeadPart>
  )
}

interface OtherWayProps {
  readonly form: LeadForm
  readonly hasUnits: boolean
}

/** Switches between choosing from the pricelist and typing a number. */
const OtherWay = ({ form: { lead, change }, hasUnits }: OtherWayProps) => {
  const { t } = useTranslation()
  if (!hasUnits) return null
  const isTyped = lead.unitNumber !== null && lead.unitId === null
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      mt={2}
      onClick={() => change({ unitId: null, unitNumber: isTyped ? null : '' })}
    >
      {t(isTyped ? 'leads.send.pickUnit' : 'leads.send.typeUnit')}
    </Button>
  )
}
