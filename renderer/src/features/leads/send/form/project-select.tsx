import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ProjectId } from '#core/ids'
import { readServerId } from '#core/read-server-id'
import type { LeadForm } from './lead-form.ts'

interface Props {
  readonly form: LeadForm
  readonly field: 'projectId' | 'preferredProjectId'
  readonly hint?: string
}

const parameters = { projectId: 'project', preferredProjectId: 'preferenceproject' } as const

export const ProjectSelect = ({ form, field, hint }: Props) => {
  const { t } = useTranslation()
  const { lead, choices, change } = form
  const value = lead[field]
  const options = choices.projects.map(({ id, name }) => ({ value: String(id), label: name }))
  const isKnown = value === null || choices.projects.some(({ id }) => id === value)
  const choose = (chosen: ProjectId | null) =>
    // A unit belongs to its project.
    change(field === 'projectId' ? { projectId: chosen, unitId: null } : { [field]: chosen })
  return (
    <Select
      size="xs"
      name={parameters[field]}
      label={t(`leads.field.${field}`)}
      {...(hint ? { description: hint } : {})}
      placeholder={t('leads.send.noProject')}
      searchable
      clearable
      data={
        isKnown
          ? options
          : [{ value: String(value), label: t('leads.send.projectId', { id: value }) }, ...options]
      }
      clearButtonProps={{ 'aria-label': t('leads.send.clearProject') }}
      value={value === null ? null : String(value)}
      error={form.problemOf(parameters[field])}
      onChange={(chosen) => choose(readServerId<ProjectId>(chosen))}
    />
  )
}
