import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { WorkspaceId } from '#core/ids'
import type { LeadsDashboard } from '#core/leads/dashboard/leads-dashboard'
import { mutation } from '../../bridge/mutation.ts'
import { useNewestJob } from '../../bridge/use-newest-job.ts'

/** Asks the CRM for the leads of every account now. */
export const usePollLeads = (workspaceId: WorkspaceId) => {
  const last = useNewestJob('pollLeads', workspaceId)
  const { mutate, isPending } = useMutation(mutation('leads.pollLeads'))
  return {
    poll: () => mutate({ workspaceId }),
    isPolling: isPending || last?.outcome === null,
    failure: last?.outcome?.kind === 'failed' ? last.outcome.failure : null,
  }
}

/** Asks for the leads of a workspace at once where nobody has asked before: the first look need not wait for the schedule. */
export const useFirstPoll = (
  workspaceId: WorkspaceId,
  dashboard: LeadsDashboard | undefined,
): void => {
  const last = useNewestJob('pollLeads', workspaceId)
  const { mutate } = useMutation(mutation('leads.pollLeads'))
  const isNew = dashboard?.summary.checkedAt === null && dashboard.accounts.length > 0
  const isWanted = isNew && last === null
  useEffect(() => {
    if (isWanted) mutate({ workspaceId })
  }, [isWanted, mutate, workspaceId])
}
