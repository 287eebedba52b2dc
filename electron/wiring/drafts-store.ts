import type { DraftsStore } from '../features/prices/draft/dependencies.ts'
import type { OpenStore } from '../store/file/open.ts'
import { attemptWrite } from '../store/file/write-failure.ts'
import { readDraftPrices } from '../store/prices/draft/draft-prices.ts'
import * as steps from '../store/prices/draft/draft-steps.ts'
import * as drafts from '../store/prices/draft/drafts.ts'
import { readPriceLabels } from '../store/prices/draft/price-labels.ts'
import { write } from './write.ts'

export const draftsStore = (store: OpenStore): DraftsStore => {
  const { db, path } = store
  return {
    listDrafts: (of) => drafts.listDrafts(db, of),
    readHead: (draftId) => drafts.readDraftHead(db, draftId),
    readPrices: (draftId) => readDraftPrices(db, draftId),
    readPriceLabels: (draftId) => readPriceLabels(db, draftId),
    listSteps: (draftId) => steps.listDraftSteps(db, draftId),
    readReach: (draftId) => steps.readDraftReach(db, draftId),
    insertDraft: (draft) => write(store, () => drafts.insertDraft(db, draft)),
    renameDraft: (renamed) => write(store, () => drafts.renameDraft(db, renamed)),
    putAway: (of) => write(store, () => drafts.putDraftAway(db, of)),
    appendStep: (step) => attemptWrite(path, () => steps.appendDraftStep(db, step)),
    moveTo: (move) => attemptWrite(path, () => steps.moveDraft(db, move)),
  }
}
