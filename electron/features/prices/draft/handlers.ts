import { type Result, success } from '#core/contract/failure'
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

export const draftsHandlers = (dependencies: DraftsDependencies): DraftsHandlers => {
  const { store, clock, newId } = dependencies
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
      return draft.ok ? store.write.renameDraft(renamed) : draft
    },
    'drafts.discardDraft': ({ draftId }) => {
      const draft = unsealedDraft(store, draftId)
      return draft.ok ? store.write.writeDraftArchivedAt({ draftId, at: clock.now() }) : draft
    },
    'drafts.restoreDraft': ({ draftId }) => store.write.writeDraftArchivedAt({ draftId, at: null }),
    'drafts.readDraft': ({ draftId }) => readDraft(store, draftId),
    'drafts.readOrigins': ({ draftId }) => success(readOrigins(store, draftId)),
    'drafts.listOwnSends': ({ draftId }) => success(toJson(store.listOwnSends(draftId))),
    'drafts.listSteps': ({ draftId }) => success(store.listDraftSteps(draftId)),
    'drafts.appendStep': (step) => appendStep(dependencies, step),
    'drafts.undo': ({ draftId }) => moveDraft(dependencies, { draftId, to: stepBack }),
    'drafts.redo': ({ draftId }) => moveDraft(dependencies, { draftId, to: stepForth }),
    'drafts.goToStep': ({ draftId, position }) =>
      moveDraft(dependencies, { draftId, to: () => position }),
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
