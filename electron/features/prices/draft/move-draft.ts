import type { DraftMove } from '#core/contract/drafts'
import { failed, type Result, success } from '#core/contract/failure'
import type { DraftId } from '#core/ids'
import { toJson } from '#core/json'
import type { DraftReach } from '../../../store/prices/draft/draft-steps.ts'
import type { DraftsDependencies } from './dependencies.ts'
import { unsealedDraft } from './open-draft.ts'

const outOfReach: Result<never> = failed({
  kind: 'invalidInput',
  path: 'position',
  rule: 'invalid_value',
  again: 'never',
})

interface MoveDraftInput {
  readonly draftId: DraftId
  readonly to: (reach: DraftReach) => number
}

/** Takes steps back or does them again. What lies before a step that went to the server is out of reach. */
export const moveDraft = (
  { store, clock }: DraftsDependencies,
  { draftId, to }: MoveDraftInput,
): Result<DraftMove> => {
  const draft = unsealedDraft(store, draftId)
  if (!draft.ok) return draft
  const reach = store.readDraftReach(draftId) ?? { position: 0, first: 0, last: 0 }
  const position = to(reach)
  if (position < reach.first || position > reach.last) return outOfReach
  if (position === reach.position) return unmoved(draft.value.revision)
  const moved = store.write.moveDraft({ draftId, at: clock.now(), to: position })
  if (!moved.ok) return moved
  const { revision, changes } = moved.value
  return success({ revision, changes: toJson(changes) })
}

const unmoved = (revision: number): Result<DraftMove> => success({ revision, changes: toJson([]) })

/** A draft without a step to undo stays as it is. */
export const stepBack = ({ position, first }: DraftReach): number => Math.max(position - 1, first)

export const stepForth = ({ position, last }: DraftReach): number => Math.min(position + 1, last)
