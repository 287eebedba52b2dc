import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { ContestedPrice, Draft, DraftMove, OpenDraft } from '#core/contract/drafts'
import { type Result, success } from '#core/contract/failure'
import type { DraftId, ProjectKey } from '#core/ids'
import { fromJson, toJson } from '#core/json'
import type { DraftChange, StepLabel } from '#core/prices/draft/draft-price'
import type { DraftPrices } from '#core/prices/draft/draft-steps'
import { call } from '../../../bridge/call.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { type Unread, unreadOf } from '../../../bridge/unread.ts'
import { noDraft } from './held-draft.ts'
import { createStepQueue, type StepQueue } from './step-queue.ts'
import { useAhead } from './use-ahead.ts'
import { useDraftName } from './use-draft-name.ts'
import { useHeldPrices } from './use-held-prices.ts'
import { isSealed, type SealQuestion, useSealQuestion } from './use-seal-question.ts'
import { useTurns } from './use-turns.ts'

type Plan = (prices: DraftPrices) => readonly DraftChange[]

/** A step of a draft. As long as the draft has its revision, nothing was done since. */
export interface MadeStep {
  readonly draftId: DraftId
  readonly revision: number
}

/** The open draft. What it shows has been committed; acts run one after the other. */
export interface PriceDraft {
  readonly drafts: readonly Draft[]
  /** Null where no draft is open, or where it is so new that the list does not have it yet. */
  readonly open: Draft | null
  readonly draftId: DraftId | null
  readonly prices: DraftPrices
  /** The revision of the prices. */
  readonly revision: number
  /** Its prices are known: before that nothing can be planned. */
  readonly isReady: boolean
  /** Why they are not, where that cannot be read. */
  readonly unread: Unread | null
  /** Acts that are not committed yet. */
  readonly queue: Pick<StepQueue, 'pending' | 'subscribe'>
  /** Waits for the acts that were asked for, and says whether all of them were saved. */
  readonly whenSaved: () => Promise<boolean>
  /** The prices with the edits that are under way: what changes prices starts from what was typed last. */
  readonly ahead: () => DraftPrices
  /** Plans on the prices that the draft has when its turn comes. Null where it failed; a plan without changes makes no step. */
  readonly append: (
    label: StepLabel,
    plan: Plan,
  ) => Promise<{ readonly made: MadeStep | null } | null>
  /** Undoes a step and never another one. */
  readonly takeBack: (step: MadeStep) => Promise<'takenBack' | 'changedSince' | null>
  readonly move: (to: 'undo' | 'redo' | number) => Promise<readonly DraftChange[] | null>
  /** What others of the team have changed too: whose price it is. Null where that was not done. */
  readonly decide: (
    prices: readonly ContestedPrice[],
    winner: 'mine' | 'theirs',
  ) => Promise<readonly DraftChange[] | null>
  readonly choose: (draftId: DraftId | null) => void
  /** An act that waits for a word, since the draft that it was meant for is sealed. */
  readonly sealQuestion: SealQuestion | null
}

const callMove = (draftId: DraftId, to: 'undo' | 'redo' | number): Promise<Result<DraftMove>> =>
  typeof to === 'number'
    ? call('drafts.goToStep', { draftId, position: to })
    : call(`drafts.${to}`, { draftId })

export const usePriceDraft = (of: ProjectKey): PriceDraft => {
  const list = useQuery(query('drafts.listDrafts', of))
  const drafts = list.data
  const { draftId, isKnown, choose, open, ...chosen } = useChosenDraft(of, drafts)
  const held = useHeldPrices(draftId)
  const { latest, follow, begin } = held
  const nameOf = useDraftName(drafts)
  const [queue] = useState(createStepQueue)
  const ahead = useAhead(latest, queue)
  const isReady = isKnown && drafts !== undefined && held.isReady
  const seal = useSealQuestion()
  const { inTurn, ...turns } = useTurns({ queue, draftId, latest })
  const make = async (): Promise<Result<DraftId>> => {
    const created = await call('drafts.createDraft', { ...of, name: nameOf() })
    if (created.ok) {
      turns.rememberMade(created.value)
      begin(created.value)
      open(created.value)
    }
    return created
  }
  const appendTo = async (
    into: DraftId | 'new',
    label: StepLabel,
    plan: Plan,
  ): Promise<Result<{ readonly made: MadeStep | null }>> => {
    const changes = plan(into === 'new' ? noDraft.prices : latest.current.prices)
    if (changes.length === 0) return success({ made: null })
    const target: Result<DraftId> = into === 'new' ? await make() : { ok: true, value: into }
    if (!target.ok) return target
    const step = { draftId: target.value, label, changes: toJson(changes) }
    const moved = await call('drafts.appendStep', step)
    if (!moved.ok) {
      if (!isSealed(moved.failure)) return moved
      const decided = await seal.decide(target.value)
      return decided.ok ? appendTo(decided.value, label, plan) : decided
    }
    const followed = await follow(target.value, { ...moved.value, changes })
    if (!followed.ok) return followed
    return success({ made: { draftId: target.value, revision: moved.value.revision } })
  }
  const append: PriceDraft['append'] = (label, plan) => {
    ahead.add(plan)
    return inTurn<{ readonly made: MadeStep | null }>((into) => appendTo(into, label, plan))
  }
  const moveTo = async (open: DraftId, to: 'undo' | 'redo' | number) => {
    const moved = await callMove(open, to)
    if (!moved.ok) return moved
    const { revision, changes } = moved.value
    return follow(open, { revision, changes: fromJson(changes) })
  }
  const move: PriceDraft['move'] = async (to) => {
    if (!isReady) return null
    return inTurn<readonly DraftChange[]>(async (open) =>
      open === 'new' ? success([]) : moveTo(open, to),
    )
  }
  const takeBack: PriceDraft['takeBack'] = ({ draftId: of, revision }) =>
    inTurn<'takenBack' | 'changedSince'>(async () => {
      const { current } = latest
      if (current.draftId !== of || current.revision !== revision) return success('changedSince')
      const moved = await moveTo(of, 'undo')
      return moved.ok ? success('takenBack') : moved
    })
  const decide: PriceDraft['decide'] = (prices, winner) =>
    inTurn<readonly DraftChange[]>(async (open) => {
      if (open === 'new') return success([])
      const moved = await call('drafts.decideContested', {
        draftId: open,
        prices: [...prices],
        winner,
      })
      if (!moved.ok) return moved
      const { revision, changes } = moved.value
      return follow(open, { revision, changes: fromJson(changes) })
    })
  return {
    drafts: drafts ?? [],
    open: drafts?.find(({ id }) => id === draftId) ?? null,
    draftId,
    prices: held.prices,
    revision: held.revision,
    isReady,
    unread: unreadOf(list) ?? chosen.unread ?? held.unread,
    queue,
    whenSaved: turns.whenSaved,
    ahead: ahead.prices,
    append,
    takeBack,
    move,
    decide,
    sealQuestion: seal.question,
    choose: (chosen) => turns.choose(chosen, choose),
  }
}

/** Which draft is open in a project: the one chosen last, else the one changed last. */
const useChosenDraft = (
  { workspaceId, projectId }: ProjectKey,
  drafts: readonly Draft[] | undefined,
) => {
  const read = useQuery(query('drafts.readOpenDraft', { workspaceId, projectId }))
  const kept = read.data
  const { mutateAsync: keep } = useMutation(mutation('drafts.openDraft'))
  // A draft that was just chosen or made is open before the store and the list tell of it.
  const [chosen, setChosen] = useState<OpenDraft | null>(null)
  const choose = useCallback(
    async (draftId: DraftId | null) => {
      // A choice that cannot be stored is reported where all failed writes are, and is open all the same.
      await keep({ workspaceId, projectId, draftId }).catch(() => undefined)
      setChosen({ draftId })
    },
    [keep, workspaceId, projectId],
  )
  const wanted = chosen ?? kept ?? null
  const newest = drafts?.[0]?.id ?? null
  const isThere =
    wanted !== null &&
    (wanted.draftId === null ||
      wanted === chosen ||
      drafts?.some(({ id }) => id === wanted.draftId) === true)
  return {
    draftId: kept === undefined ? null : isThere ? wanted.draftId : newest,
    isKnown: kept !== undefined,
    unread: unreadOf(read),
    choose,
    /** Shows a draft that was just made: main has opened it with the making. */
    open: useCallback((draftId: DraftId) => setChosen({ draftId }), []),
  }
}
