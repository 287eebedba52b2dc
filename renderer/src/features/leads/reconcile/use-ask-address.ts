import { useMutation, useQuery } from '@tanstack/react-query'
import type { WorkspaceId } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'

/** Asks the address of the web site now. */
export const useAskAddress = (workspaceId: WorkspaceId) => {
  const jobs = useQuery(query('jobs.listJobs', {})).data
  const { mutate, isPending } = useMutation(mutation('leads.askAddress'))
  const last = jobs?.find(({ kind, subject }) => kind === 'askAddress' && subject === workspaceId)
  return {
    ask: () => mutate({ workspaceId }),
    isAsking: isPending || last?.outcome === null,
  }
}
