import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { WorkspaceId } from '#core/ids'
import { query } from '../../../../bridge/query.ts'
import type { LeadChoices } from './lead-form.ts'

const none = [] as const

/** What the fields of a lead are chosen from, as far as it is known here. */
export const useLeadChoices = (workspaceId: WorkspaceId): LeadChoices => {
  const projects = useQuery(query('prices.listProjects', { workspaceId })).data
  const settings = useQuery(query('leads.readSettings', { workspaceId })).data
  const consents = useQuery(query('customers.listConsentTypes', { workspaceId })).data
  return useMemo(
    () => ({
      workspaceId,
      projects: projects ?? none,
      attributes: settings?.settings.attributes ?? none,
      consentTypes: consents?.types ?? null,
    }),
    [workspaceId, projects, settings, consents],
  )
}
