import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#core/contract/index'
import type { RevocationId, WorkspaceId } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useNewestJob } from '../../../bridge/use-newest-job.ts'

export type ShownRevocation = OutputOf<'customers.listRevocations'>[number]

const none: readonly ShownRevocation[] = []

/** Sends a revocation once and follows what becomes of it. */
export const useRevocation = (workspaceId: WorkspaceId) => {
  const [followed, setFollowed] = useState<RevocationId | null>(null)
  const records = useQuery(query('customers.listRevocations', { workspaceId })).data ?? none
  const { mutate, isPending } = useMutation(mutation('customers.revokeConsent'))
  const last = records.find(({ id }) => id === followed) ?? null
  const job = useNewestJob('revokeConsent', followed)
  // A revocation that never left has no line in the list.
  const notLeft = last === null && job?.outcome?.kind === 'failed' ? job.outcome.failure : null
  return {
    records,
    last,
    notLeft,
    isSending: isPending || last?.outcome.kind === 'sending',
    send: (revocation: Parameters<typeof mutate>[0]['revocation']) =>
      mutate(
        { workspaceId, revocation },
        { onSuccess: ({ revocationId }) => setFollowed(revocationId) },
      ),
    forget: () => setFollowed(null),
  }
}
