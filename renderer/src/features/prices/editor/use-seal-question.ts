import { useCallback, useEffect, useState } from 'react'
import { cancelled, type Failure, failed, type Result, success } from '#core/contract/failure'
import type { DraftId } from '#core/ids'
import { call } from '../../../bridge/call.ts'

/** Change what waits, begin another draft, or let the act be. */
export type SealDecision = 'change' | 'another' | 'leave'

export interface SealQuestion {
  readonly draftId: DraftId
  readonly answer: (decision: SealDecision) => void
}

export const isSealed = (failure: Failure): boolean =>
  failure.kind === 'notAllowed' && failure.reason === 'draftSealed'

const unanswered: Result<never> = failed({
  kind: 'notAllowed',
  reason: 'draftSealed',
  again: 'afterFix',
})

/**
 * Asks what is to become of an act on a draft that is sealed; the act waits for the answer. Whoever leaves the screen
 * before answering is told that nothing came of it.
 */
export const useSealQuestion = () => {
  const [question, setQuestion] = useState<SealQuestion | null>(null)
  const [leaving] = useState(() => new AbortController())
  useEffect(() => () => leaving.abort(), [leaving])
  const decide = useCallback(
    async (draftId: DraftId): Promise<Result<DraftId | 'new'>> => {
      if (leaving.signal.aborted) return unanswered
      const decision = await new Promise<SealDecision | null>((answer) => {
        leaving.signal.addEventListener('abort', () => answer(null), { once: true })
        setQuestion({ draftId, answer })
      })
      setQuestion(null)
      if (decision === null) return unanswered
      if (decision === 'leave') return failed(cancelled)
      if (decision === 'another') return success('new')
      const unsealed = await call('batches.unsealDraft', { draftId })
      return unsealed.ok ? success(draftId) : unsealed
    },
    [leaving],
  )
  return { question, decide }
}
