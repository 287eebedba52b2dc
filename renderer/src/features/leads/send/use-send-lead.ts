import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Failure } from '#core/contract/failure'
import type { AccountId, LeadSendingId, WorkspaceId } from '#core/ids'
import type { LeadSending } from '#core/leads/send/lead-sending'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useNewestJob } from '../../../bridge/use-newest-job.ts'
import { useDraftState } from '../../../ui/drafts.ts'
import { useEachTime } from '../../../ui/timing/use-each-time.ts'
import type { KeptDraft } from './draft-saver.ts'

interface FollowedSending {
  readonly id: LeadSendingId | null
  /** Whether the outcome was not shown yet. */
  readonly isAwaited: boolean
}

const nothing: FollowedSending = { id: null, isAwaited: false }
const none: readonly LeadSending[] = []

interface Endings {
  readonly onEnded: (sending: LeadSending) => void
  /** Called when the sending was stopped before anything left, or nobody can write down what came of it. */
  readonly onStopped: () => void
}

/** Sends a draft once and follows what becomes of it, also when somebody looks elsewhere meanwhile. */
export const useSendLead = (workspaceId: WorkspaceId, { onEnded, onStopped }: Endings) => {
  const [followed, follow] = useDraftState(`lead-sending:${workspaceId}`, nothing)
  const [failure, setFailure] = useState<Failure | null>(null)
  const listed = useQuery(query('leads.listSendings', { workspaceId }))
  const sendings = listed.data ?? none
  const { mutate, isPending } = useMutation(mutation('leads.sendLead'))
  const last = sendings.find(({ id }) => id === followed.id) ?? null
  const isEnded = followed.isAwaited && last !== null && last.state.kind !== 'sending'
  useEachTime(isEnded ? last : null, (sending) => {
    follow({ id: sending.id, isAwaited: false })
    onEnded(sending)
  })
  const job = useNewestJob('sendLead', followed.id)
  const isStill = followed.isAwaited && !isEnded && !listed.isFetching
  const failed = job?.outcome?.kind === 'failed' ? job.outcome.failure : null
  // Where the disk has refused what came of it, the list says for ever that it is on its way.
  const hasStopped = isStill && (last === null || failed?.kind === 'store')
  useEachTime(hasStopped ? failed : null, (why) => {
    follow(nothing)
    setFailure(why)
    onStopped()
  })
  return {
    sendings,
    failure,
    last,
    isSending: isPending || followed.isAwaited,
    /** Sends with the account that the person has seen. */
    send: ({ draftId, revision }: KeptDraft, accountId: AccountId) => {
      setFailure(null)
      mutate(
        { draftId, revision, accountId },
        { onSuccess: ({ sendingId }) => follow({ id: sendingId, isAwaited: true }) },
      )
    },
    forget: () => {
      setFailure(null)
      follow(nothing)
    },
  }
}
