import { useMutation } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { UnitId } from '#core/ids'
import { checkDraft, compareDraft } from '#core/prices/batch/judge-draft'
import type { Conflict } from '#core/prices/draft/conflicts'
import { resolveConflicts } from '#core/prices/draft/conflicts'
import { roundDraft } from '#core/prices/formula/round-draft'
import type { Unit } from '#core/prices/pricelist/unit'
import type { Timestamp } from '#core/time'
import { failureOf } from '../../../bridge/failure-of.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { isUnderWay } from '../batch/batch-kind.ts'
import { culpritsOf } from '../batch/count-units.ts'
import { useBatch } from '../batch/use-batch.ts'
import { useBatchJob } from '../batch/use-batch-job.ts'
import type { Decision } from './changes/conflict-table.tsx'
import type { RestOfDraft } from './changes/leave-out-all-but.ts'
import { useStaleUnits } from './findings/use-stale-units.ts'
import type { ReviewProps } from './review-props.ts'
import { useUndecidedBatch } from './sending/use-undecided-batch.ts'
import { useReviewMemory } from './use-review-memory.ts'

const none: readonly Unit[] = []

/** Everything that a review knows and can do. */
export const useReview = (props: ReviewProps) => {
  const { of, draft, units, rules, evidence, premiums, onStep } = props
  const [memory, remember] = useReviewMemory(draft.id)
  const { leftOut, note } = memory
  const [reviewedFrom, reviewFrom] = useState(draft.revision)
  const checked = useMemo(
    () => checkDraft({ units, prices: draft.prices, leftOut, rules, evidence }),
    [units, draft.prices, leftOut, rules, evidence],
  )
  // Comparing takes as long as all the rest, so it comes last, after the changes are drawn.
  const settled = useDeferredValue(premiums, 'pending')
  const comparedBy = settled === premiums ? settled : 'pending'
  const judgement = useMemo(() => compareDraft(checked, comparedBy), [checked, comparedBy])
  const { stale, unread: staleUnread } = useStaleUnits(props)
  const isChecked = judgement.isCompared && stale !== null
  const undecided = useUndecidedBatch(of, draft.id)
  const batchId = undecided.batch?.id ?? memory.batchId
  const { whole: batch, unread: batchUnread } = useBatch(batchId)
  useEffect(() => {
    if (!batch || isUnderWay(batch.batch.state)) return
    const told = { batchId: batch.batch.id, refused: culpritsOf(batch.units) }
    remember(() => ({ told }))
  }, [batch, remember])
  /** Whoever was told that others have changed it looks at what was told, and not at what they change then. */
  const lookAnew = (error: Error) => {
    const told = failureOf(error)
    if (told?.kind === 'notAllowed' && told.revision !== undefined) reviewFrom(told.revision)
  }
  const send = useMutation({
    ...mutation('batches.send', { failure: 'here' }),
    onError: lookAnew,
    onSuccess: ({ batchId }) => remember(() => ({ batchId })),
  })
  const schedule = useMutation({
    ...mutation('batches.schedule', { failure: 'here' }),
    onError: lookAnew,
    onSuccess: (batchId) => remember(() => ({ batchId })),
  })
  const isEarlierKnown = undecided.batch !== undefined && (batchId === null || batch !== undefined)
  const review = () => ({ draftId: draft.id, revision: draft.revision, reviewedFrom })
  const leaveOut = useCallback(
    (unitIds: readonly UnitId[]) =>
      remember((known) => ({ leftOut: new Set([...known.leftOut, ...unitIds]) })),
    [remember],
  )
  const takeIn = useCallback(
    (unitIds: readonly UnitId[]) =>
      remember((known) => {
        const taken = new Set(unitIds)
        return { leftOut: new Set([...known.leftOut].filter((unitId) => !taken.has(unitId))) }
      }),
    [remember],
  )
  const decide = (conflicts: readonly Conflict[], decision: Decision) => {
    if (decision === 'skip') return leaveOut(conflicts.map(({ unitId }) => unitId))
    const [first] = conflicts
    const unit = units.find(({ id }) => id === first?.unitId)
    const detail = conflicts.length === 1 ? (unit?.number ?? null) : null
    onStep({ kind: 'resolve', detail }, resolveConflicts(conflicts, decision))
  }
  const round = (unitIds: readonly UnitId[]) => {
    const changes = roundDraft({ units, unitIds, draft: draft.prices, rules })
    if (changes.length > 0) onStep({ kind: 'edit', detail: null }, changes)
  }
  const sendAllBut = (unitIds: Iterable<UnitId>) =>
    send.mutate({ ...review(), leftOut: [...unitIds], note })
  return {
    memory,
    judgement,
    /** Units whose price nobody moves. */
    stale: stale ?? none,
    /** Whether all is known that a person should look at. */
    isChecked,
    isChecking: !isChecked && staleUnread === null,
    batch,
    leaveOut,
    takeIn,
    decide,
    round,
    /** What only this sending leaves out is there again in the next review. */
    sendRest: ({ leftOut, refused }: RestOfDraft) => {
      leaveOut(refused)
      sendAllBut(leftOut)
    },
    writeNote: (text: string) => remember(() => ({ note: text })),
    /** Puts the answer away: what was refused stays out until it is taken in. */
    backToList: (refused: readonly UnitId[]) =>
      remember((known) => ({ batchId: null, leftOut: new Set([...known.leftOut, ...refused]) })),
    job: useBatchJob(batchId),
    /** Whether a click is being worked on: a second one must not do it twice. */
    isBusy: send.isPending || schedule.isPending,
    /** The list leaves checked, and once it is known what became of an earlier click. */
    canSend: judgement.canSend && isChecked && isEarlierKnown,
    unread: staleUnread ?? undecided.unread ?? batchUnread,
    failure: failureOf(send.error) ?? failureOf(schedule.error),
    send: () => sendAllBut(leftOut),
    schedule: (at: Timestamp) => schedule.mutate({ ...review(), leftOut: [...leftOut], note, at }),
  }
}
export type ReviewState = ReturnType<typeof useReview>
