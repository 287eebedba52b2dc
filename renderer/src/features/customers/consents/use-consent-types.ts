import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { WorkspaceId } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'

/** The types of consents as they were listed last; where they are wanted and nobody ever has, asked for by itself. */
export const useConsentTypes = (workspaceId: WorkspaceId, isWanted = true) => {
  const jobs = useQuery(query('jobs.listJobs', {})).data
  const { data } = useQuery(query('customers.listConsentTypes', { workspaceId }))
  const { mutate, isPending } = useMutation(
    mutation('customers.refreshConsentTypes', { failure: 'here' }),
  )
  const last = jobs?.find(
    ({ kind, subject }) => kind === 'refreshConsentTypes' && subject === workspaceId,
  )
  const isTime = isWanted && data === null && jobs !== undefined && last === undefined
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
