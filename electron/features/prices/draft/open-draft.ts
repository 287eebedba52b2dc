import { draftSealed, notFound, type Result, success } from '#core/contract/failure'
import type { DraftId } from '#core/ids'
import type { DraftHead } from '../../../store/prices/draft/drafts.ts'
import type { DraftsStore } from './dependencies.ts'

/** A draft that can be looked at; an archived one has to be brought back first. */
export const openDraft = (
  { readDraftHead }: Pick<DraftsStore, 'readDraftHead'>,
  draftId: DraftId,
): Result<DraftHead> => {
  const head = readDraftHead(draftId)
  return head === null || head.archivedAt !== null ? notFound('afterFix') : success(head)
}

/** A draft that can be worked on: what waits for its time is sent as it was reviewed, and nothing else is shown. */
export const unsealedDraft = (
  store: Pick<DraftsStore, 'readDraftHead' | 'isDraftSealed'>,
  draftId: DraftId,
): Result<DraftHead> => {
  const draft = openDraft(store, draftId)
  return draft.ok && store.isDraftSealed(draftId) ? draftSealed : draft
}
