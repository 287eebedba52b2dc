import { TagsInput } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeadForm } from './lead-form.ts'
import { LeadPrice } from './lead-number.tsx'
import { LeadPart } from './lead-part.tsx'
import { ProjectSelect } from './project-select.tsx'
import { useUnitsOf } from './use-units-of.ts'

const mostRooms = 100

/** What somebody would like, whatever was asked for. */
export const WishesPart = ({ form }: { readonly form: LeadForm }) => {
  const { t } = useTranslation()
  const { lead, choices, change } = form
  const wanted = lead.preferredProjectId ?? lead.projectId
  const { units, currency } = useUnitsOf(choices.workspaceId, wanted)
  const layouts = useMemo(
    () => [...new Set((units ?? []).flatMap(({ disposition }) => disposition ?? []))].sort(),
    [units],
  )
  return (
    <LeadPart title={t('leads.part.wishes')}>
      <ProjectSelect form={form} field="preferredProjectId" hint={t('leads.send.preferredHint')} />
      <LeadPrice
        form={form}
        hint={currency === null ? t('leads.send.priceHint') : t('leads.send.priceIn', { currency })}
      />
      <TagsInput
        size="xs"
        name="preferencerooms"
        label={t('leads.field.preferredRooms')}
        description={t('leads.send.roomsHint')}
        data={layouts}
        maxTags={mostRooms}
        splitChars={[',', '|']}
        value={[...lead.preferredRooms]}
        error={form.problemOf('preferencerooms')}
        onChange={(preferredRooms) => change({ preferredRooms })}
      />
    </LeadPart>
  )
}
