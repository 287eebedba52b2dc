import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { WorkspaceId } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useNewestJob } from '../../../bridge/use-newest-job.ts'

/** The types of consents as they were listed last. Where they are wanted and were never listed, they are asked for at once. */
export const useConsentTypes = (workspaceId: WorkspaceId, isWanted = true) => {
  const last = useNewestJob('refreshConsentTypes', workspaceId)
  const { data } = useQuery(query('customers.listConsentTypes', { workspaceId }))
  const { mutate, isPending } = useMutation(
    mutation('customers.refreshConsentTypes', { failure: 'here' }),
  )
  const isTime = isWanted && data === null && last === null
  useEffect(() => {
    if (isTime) mutate({ workspaceId })
  }, [isTime, mutate, workspaceId])
  return {
    types: data?.types ?? null,
    fetchedAt: data?.fetchedAt ?? null,
    failure: last?.outcome?.kind === 'failed' ? last.outcome.failure : null,
    isAsking: isPending || last?.outcome === null,
    refresh: () => mutate({ workspaceId }),
  }
}
