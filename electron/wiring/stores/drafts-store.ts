import type { DraftsStore } from '../../features/prices/draft/dependencies.ts'
import type { OpenStore } from '../../store/file/open.ts'
import * as prices from '../../store/prices/draft/draft-prices.ts'
import * as steps from '../../store/prices/draft/draft-steps.ts'
import * as drafts from '../../store/prices/draft/drafts.ts'
import * as open from '../../store/prices/draft/open-drafts.ts'
import * as ownSends from '../../store/prices/draft/own-sends.ts'
import * as labels from '../../store/prices/draft/price-labels.ts'
import * as sharedRows from '../../store/prices/draft/shared-drafts.ts'
import { bindReads, bindWrites } from '../../store/rows/bound.ts'

const rows = { ...drafts, ...open, ...prices, ...labels, ...ownSends, ...sharedRows, ...steps }

export const draftsStore = (store: OpenStore): DraftsStore => ({
  ...bindReads(store.db, rows),
  write: bindWrites(store, rows),
})
