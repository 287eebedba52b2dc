import type { BatchesStore } from '../features/prices/batch/dependencies.ts'
import type { OpenStore } from '../store/file/open.ts'
import { readBatchUnits } from '../store/prices/batch/batch-units.ts'
import * as batches from '../store/prices/batch/batches.ts'
import { settleBatch } from '../store/prices/batch/settle-batch.ts'
import { listDealEvidence } from '../store/prices/deals/deal-evidence.ts'
import { readDraftPrices } from '../store/prices/draft/draft-prices.ts'
import { appendDraftStep } from '../store/prices/draft/draft-steps.ts'
import { insertDraft, readDraftHead } from '../store/prices/draft/drafts.ts'
import { readPriceLabels } from '../store/prices/draft/price-labels.ts'
import { readUnitsOf } from '../store/prices/pricelist/pricelists.ts'
import { readPriceRules } from '../store/prices/rules/price-rules.ts'
import { write } from './write.ts'

export const batchesStore = (store: OpenStore): BatchesStore => {
  const { db } = store
  return {
    readDraftHead: (draftId) => readDraftHead(db, draftId),
    readDraftPrices: (draftId) => readDraftPrices(db, draftId),
    readPriceLabels: (draftId) => readPriceLabels(db, draftId),
    readUnitsOf: (of) => readUnitsOf(db, of),
    readRules: (of) => readPriceRules(db, of),
    listEvidence: (of) => listDealEvidence(db, of),
    listBatches: (page) => batches.listBatches(db, page),
    listOpenBatches: () => batches.listOpenBatches(db),
    listInState: (kinds) => batches.listBatchesInState(db, kinds),
    readBatch: (batchId) => batches.readBatch(db, batchId),
    readBatchUnits: (batchId) => readBatchUnits(db, batchId),
    insertBatch: (made) => write(store, () => batches.insertBatch(db, made)),
    writeState: (of) => write(store, () => batches.writeBatchState(db, of)),
    beginSending: (leaving) => write(store, () => batches.beginSending(db, leaving)),
    settle: (settlement) => write(store, () => settleBatch(db, settlement)),
    writeFoundOut: (of) => write(store, () => batches.writeFoundOut(db, of)),
    insertRollBack: ({ draft, changes, detail }) =>
      write(store, () =>
        db.transaction(() => {
          insertDraft(db, draft)
          if (changes.length === 0) return
          const label = { kind: 'rollBack', detail: detail.slice(0, 200) } as const
          appendDraftStep(db, { draftId: draft.id, at: draft.at, label, changes })
        })(),
      ),
  }
}
