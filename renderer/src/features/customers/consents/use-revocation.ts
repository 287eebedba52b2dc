import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { InputOf, OutputOf } from '#core/contract/index'
import type { RevocationId, WorkspaceId } from '#core/ids'
import { call } from '../../../bridge/call.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { pagedQuery } from '../../../bridge/paged-query.ts'
import { useNewestJob } from '../../../bridge/use-newest-job.ts'
import { valueOrThrow } from '../../../bridge/value-or-throw.ts'

export type ShownRevocation = OutputOf<'customers.listRevocations'>[number]

const pageSize = 200

const inputOf =
  (workspaceId: WorkspaceId, limit: number) =>
  (before: RevocationId | null): InputOf<'customers.listRevocations'> => ({
    workspaceId,
    before,
    limit,
  })

/** The audit list, newest first; older lines page by page. */
const useRevocations = (workspaceId: WorkspaceId) => {
  const pages = useInfiniteQuery(
    pagedQuery<'customers.listRevocations', RevocationId | null>({
      name: 'customers.listRevocations',
      list: { workspaceId },
      first: null,
      inputOf: inputOf(workspaceId, pageSize),
      next: (page) => (page.length < pageSize ? null : (page.at(-1)?.id ?? null)),
    }),
  )
  return {
    records: pages.data?.pages.flat() ?? [],
    hasMore: pages.hasNextPage,
    more: () => void pages.fetchNextPage(),
  }
}

const linesPerCall = 1_000

/** All lines of the audit list, those too that nobody has looked at. */
export const readRevocations = async (
  workspaceId: WorkspaceId,
): Promise<readonly ShownRevocation[]> => {
  const pages: (readonly ShownRevocation[])[] = []
  for (let before: RevocationId | null = null; ; ) {
    const input = inputOf(workspaceId, linesPerCall)(before)
    const page = valueOrThrow(await call('customers.listRevocations', input))
    pages.push(page)
    before = page.at(-1)?.id ?? null
    if (page.length < linesPerCall) return pages.flat()
  }
}

/** Sends a revocation once and follows what becomes of it. */
export const useRevocation = (workspaceId: WorkspaceId) => {
  const [followed, setFollowed] = useState<RevocationId | null>(null)
  const list = useRevocations(workspaceId)
  const { mutate, isPending } = useMutation(mutation('customers.revokeConsent'))
  const last = list.records.find(({ id }) => id === followed) ?? null
  const job = useNewestJob('revokeConsent', followed)
  const isSending = last?.outcome.kind === 'sending'
  const failure = job?.outcome?.kind === 'failed' ? job.outcome.failure : null
  // One that never left has no line in the list; that of one whose end the disk refused says for ever that it is sent.
  const hasStopped = last === null || (isSending && failure?.kind === 'store')
  return {
    list,
    last,
    stopped: hasStopped ? failure : null,
    isSending: isPending || (isSending && !hasStopped),
    send: (revocation: Parameters<typeof mutate>[0]['revocation']) =>
      mutate(
        { workspaceId, revocation },
        { onSuccess: ({ revocationId }) => setFollowed(revocationId) },
      ),
    forget: () => setFollowed(null),
  }
}
