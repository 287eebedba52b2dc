import { changedByTeam, draftSealed, failed, type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import { type DraftId, draftIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import type { HandlersOf } from '../../../ipc/handlers.ts'
import { appendStep } from './append-step.ts'
import type { DraftsDependencies } from './dependencies.ts'
import { moveDraft, stepBack, stepForth } from './move-draft.ts'
import { openDraft, unsealedDraft } from './open-draft.ts'
import { readOrigins } from './read-origins.ts'

type DraftsHandlers = HandlersOf<'drafts'>

/** Whoever refuses a change says why. */
const withoutWord: Result<never> = failed({
  kind: 'invalidInput',
  path: 'word',
  rule: 'empty',
  again: 'afterFix',
})

export const draftsHandlers = (dependencies: DraftsDependencies): DraftsHandlers => {
  const { store, clock, newId, shared } = dependencies
  /** An act on a draft that somebody else edits is refused, and nothing of it is written. */
  const alone = <T>(draftId: DraftId, act: () => Result<T>): Result<T> | Promise<Result<T>> => {
    // Whoever has scheduled it may still have it: what closes it for longer is told first.
    if (store.isDraftSealed(draftId)) return draftSealed
    const begun = shared.begin(draftId)
    const go = (begun: Result<null>): Result<T> => (begun.ok ? act() : begun)
    return begun instanceof Promise ? begun.then(go) : go(begun)
  }
  const putAway = (draftId: DraftId, isPutAway: boolean): Result<null> | Promise<Result<null>> =>
    shared.change(draftId, { isPutAway }) ??
    store.write.writeDraftArchivedAt({ draftId, at: isPutAway ? clock.now() : null })
  return {
    'drafts.listDrafts': (of) => success(store.listDrafts(of)),
    'drafts.listArchived': (of) => success(store.listArchivedDrafts(of)),
    'drafts.createDraft': ({ draftId, ...draft }) => {
      const id = draftId ?? draftIdSchema.parse(newId())
      if (draftId !== undefined && store.readDraftHead(draftId) !== null) return success(id)
      const inserted = store.write.insertDraft({ ...draft, id, at: clock.now(), rollsBack: null })
      return inserted.ok ? success(id) : inserted
    },
    'drafts.readOpenDraft': (of) => success(store.readOpenDraft(of)),
    'drafts.openDraft': (open) => openKnownDraft(store, open),
    'drafts.renameDraft': (renamed) => {
      const draft = openDraft(store, renamed.draftId)
      if (!draft.ok) return draft
      return (
        shared.change(renamed.draftId, { name: renamed.name }) ?? store.write.renameDraft(renamed)
      )
    },
    'drafts.discardDraft': ({ draftId }) => {
      const draft = unsealedDraft(store, draftId)
      return draft.ok ? putAway(draftId, true) : draft
    },
    'drafts.restoreDraft': ({ draftId }) => putAway(draftId, false),
    'drafts.readDraft': ({ draftId }) => readDraft(store, draftId),
    'drafts.readOrigins': ({ draftId }) => success(readOrigins(store, draftId)),
    'drafts.listOwnSends': ({ draftId }) => success(toJson(store.listOwnSends(draftId))),
    'drafts.listSteps': ({ draftId }) => success(store.listDraftSteps(draftId)),
    'drafts.listShared': () => success(shared.list()),
    'drafts.share': ({ draftId }) => shared.share(draftId),
    'drafts.askFor': ({ draftId }) => shared.askFor(draftId),
    'drafts.handOver': ({ draftId }) => shared.handOver(draftId),
    'drafts.readLimit': ({ draftId }) => success({ limit: shared.limitOf(draftId) }),
    'drafts.askApproval': (asked) => shared.askApproval(asked),
    'drafts.decideApproval': (decided) =>
      decided.decision === 'refused' && decided.word === ''
        ? withoutWord
        : shared.decideApproval(decided),
    'drafts.listContested': ({ draftId }) => success(toJson(store.listContested(draftId))),
    'drafts.decideContested': (decision) => {
      const draft = unsealedDraft(store, decision.draftId)
      if (!draft.ok) return draft
      const decided = store.write.decideContested({ ...decision, at: clock.now() })
      if (!decided.ok) return decided
      if (decided.value === null) return changedByTeam(draft.value.revision)
      const { revision, changes } = decided.value
      return success({ revision, changes: toJson(changes) })
    },
    'drafts.appendStep': (step) => alone(step.draftId, () => appendStep(dependencies, step)),
    'drafts.undo': ({ draftId }) =>
      alone(draftId, () => moveDraft(dependencies, { draftId, to: stepBack })),
    'drafts.redo': ({ draftId }) =>
      alone(draftId, () => moveDraft(dependencies, { draftId, to: stepForth })),
    'drafts.goToStep': ({ draftId, position }) =>
      alone(draftId, () => moveDraft(dependencies, { draftId, to: () => position })),
  }
}

const readDraft = (store: DraftsDependencies['store'], draftId: DraftId) => {
  const draft = openDraft(store, draftId)
  if (!draft.ok) return draft
  const prices = [...store.readDraftPrices(draftId)].map(([unitId, price]) => ({ unitId, price }))
  return success({ revision: draft.value.revision, prices: toJson(prices) })
}

const openKnownDraft = (
  store: DraftsDependencies['store'],
  open: ParsedInputOf<'drafts.openDraft'>,
): Result<null> => {
  const draft = open.draftId === null ? null : openDraft(store, open.draftId)
  return draft === null || draft.ok ? store.write.writeOpenDraft(open) : draft
}
