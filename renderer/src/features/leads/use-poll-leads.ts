import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { WorkspaceId } from '#core/ids'
import type { LeadsDashboard } from '#core/leads/dashboard/leads-dashboard'
import { mutation } from '../../bridge/mutation.ts'
import { query } from '../../bridge/query.ts'

/** Asks the CRM for the leads of every account now. */
export const usePollLeads = (workspaceId: WorkspaceId) => {
  const jobs = useQuery(query('jobs.listJobs', {})).data
  const { mutate, isPending } = useMutation(mutation('leads.pollLeads'))
  const last = jobs?.find(({ kind, subject }) => kind === 'pollLeads' && subject === workspaceId)
  return {
    poll: () => mutate({ workspaceId }),
    isPolling: isPending || last?.outcome === null,
    failure: last?.outcome?.kind === 'failed' ? last.outcome.failure : null,
  }
}

/** Whoever comes for the first time need not wait for the schedule. */
export const useFirstPoll = (
  workspaceId: WorkspaceId,
  dashboard: LeadsDashboard | undefined,
): void => {
  const jobs = useQuery(query('jobs.listJobs', {})).data
  const { mutate } = useMutation(mutation('leads.pollLeads'))
  const isAsked = jobs?.some(({ kind, subject }) => kind === 'pollLeads' && subject === workspaceId)
  const isNew = dashboard?.summary.checkedAt === null && dashboard.accounts.length > 0
  const isWanted = isNew && isAsked === false
  useEffect(() => {
    if (isWanted) mutate({ workspaceId })
  }, [isWanted, mutate, workspaceId])
}
