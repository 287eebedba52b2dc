import { notFound, type Result, success } from '#core/contract/failure'
import type { DraftId } from '#core/ids'
import type { DraftHead } from '../../../store/prices/draft/drafts.ts'
import type { DraftsStore } from './dependencies.ts'

/** A draft that can be worked on; one that was put away has to be brought back first. */
export const openDraft = (
  { readDraftHead }: Pick<DraftsStore, 'readDraftHead'>,
  draftId: DraftId,
): Result<DraftHead> => {
  const head = readDraftHead(draftId)
  return head === null || head.putAwayAt !== null ? notFound('afterFix') : success(head)
}
