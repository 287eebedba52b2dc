import type { Clock } from '#core/time'
import type * as prices from '../../../store/prices/draft/draft-prices.ts'
import type * as steps from '../../../store/prices/draft/draft-steps.ts'
import type * as drafts from '../../../store/prices/draft/drafts.ts'
import type * as open from '../../../store/prices/draft/open-drafts.ts'
import type * as ownSends from '../../../store/prices/draft/own-sends.ts'
import type * as labels from '../../../store/prices/draft/price-labels.ts'
import type * as sharedRows from '../../../store/prices/draft/shared-drafts.ts'
import type { BoundReads, BoundWrites } from '../../../store/rows/bound.ts'
import type { SharedDrafts } from './shared-drafts.ts'

/** What this feature needs of the store; a write answers with a failure when the disk refuses it. */
export interface DraftsStore
  extends BoundReads<
    Pick<typeof drafts, 'listDrafts' | 'listArchivedDrafts' | 'readDraftHead' | 'isDraftSealed'> &
      Pick<typeof prices, 'readDraftPrices'> &
      Pick<typeof open, 'readOpenDraft'> &
      Pick<typeof ownSends, 'listOwnSends'> &
      Pick<typeof labels, 'readPriceLabels'> &
      Pick<typeof sharedRows, 'listContested'> &
      Pick<typeof steps, 'listDraftSteps' | 'readDraftReach'>
  > {
  readonly write: BoundWrites<
    Pick<typeof drafts, 'insertDraft' | 'renameDraft' | 'writeDraftArchivedAt'> &
      Pick<typeof open, 'writeOpenDraft'> &
      Pick<typeof sharedRows, 'decideContested'> &
      Pick<typeof steps, 'appendDraftStep' | 'moveDraft'>
  >
}

export interface DraftsDependencies {
  readonly store: DraftsStore
  readonly shared: SharedDrafts
  readonly clock: Clock
  readonly newId: () => string
}
