import type { BatchesStore } from '../../features/prices/batch/dependencies.ts'
import type { OpenStore } from '../../store/file/open.ts'
import * as batchUnits from '../../store/prices/batch/batch-units.ts'
import * as batches from '../../store/prices/batch/batches.ts'
import * as rollBack from '../../store/prices/batch/insert-roll-back.ts'
import * as settling from '../../store/prices/batch/settle-batch.ts'
import * as evidence from '../../store/prices/deals/deal-evidence.ts'
import * as draftPrices from '../../store/prices/draft/draft-prices.ts'
import * as drafts from '../../store/prices/draft/drafts.ts'
import * as labels from '../../store/prices/draft/price-labels.ts'
import * as pricelists from '../../store/prices/pricelist/pricelists.ts'
import * as rules from '../../store/prices/rules/price-rules.ts'
import { bindReads, bindWrites } from '../../store/rows/bound.ts'

const rows = {
  ...drafts,
  ...draftPrices,
  ...labels,
  ...pricelists,
  ...rules,
  ...evidence,
  ...batches,
  ...batchUnits,
  ...settling,
  ...rollBack,
}

export const batchesStore = (store: OpenStore): BatchesStore => ({
  ...bindReads(store.db, rows),
  write: bindWrites(store, rows),
})
