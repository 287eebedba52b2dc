import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { Result } from '#core/contract/failure'
import type { DraftId } from '#core/ids'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { notifyFailure } from '../../../ui/notices/notify.tsx'
import { draftOfAct } from './draft-of-act.ts'
import type { HeldDraft } from './held-draft.ts'
import type { StepQueue } from './step-queue.ts'

interface Parts {
  readonly queue: StepQueue
  /** The draft that is shown. */
  readonly draftId: DraftId | null
  readonly latest: RefObject<HeldDraft>
}

type Act<T> = (target: DraftId | 'new') => Promise<Result<T>>

// A person who has let an act be needs no word about it.
const isDoneWith = (result: Result<unknown> | null): boolean =>
  result !== null && (result.ok || result.failure.kind === 'cancelled')

/** Runs acts in turn, each on the draft that it was asked for; says what has failed. */
export const useTurns = ({ queue, draftId, latest }: Parts) => {
  const words = useFailureWords()
  // The draft that a person looks at, or has asked to be shown next.
  const meant = useRef(draftId)
  useLayoutEffect(() => {
    meant.current = draftId
  }, [draftId])
  const made = useRef<DraftId | null>(null)
  const unsaved = useRef(0)
  const inTurn = useCallback(
    async <T>(act: Act<T>): Promise<T | null> => {
      const asked = meant.current
      const result = await queue.enqueue(async () => {
        const turn = { meant: asked, open: latest.current.draftId, made: made.current }
        const target = draftOfAct(turn)
        const result = target === 'other' ? null : await act(target)
        if (!isDoneWith(result)) unsaved.current += 1
        return result
      })
      if (result?.ok) return result.value
      if (isDoneWith(result)) return null
      notifyFailure((t) =>
        result
          ? words(result.failure)
          : { title: t('draft.otherOpen'), sentence: t('draft.otherOpenSentence') },
      )
      return null
    },
    [queue, latest, words],
  )
  return {
    inTurn,
    /** Waits for the acts that were asked for, and says whether all of them were saved. */
    whenSaved: async () => {
      const before = unsaved.current
      await queue.enqueue(async () => undefined)
      return unsaved.current === before
    },
    /** Takes its turn as well: what was typed before belongs to the draft that was open then. */
    choose: (chosen: DraftId | null, open: (draftId: DraftId | null) => Promise<void>) => {
      meant.current = chosen
      void queue.enqueue(async () => {
        made.current = null
        await open(chosen)
      })
    },
    /** Remembers the draft that was made for acts that were asked for while none was open. */
    rememberMade: (draft: DraftId) => {
      made.current = draft
    },
  }
}
