import type { Result } from '#core/contract/failure'
import type { ProjectKey, WorkspaceId } from '#core/ids'
import type { Clock } from '#core/time'
import type { CrmClient } from '../../crm/calls/client.ts'
import type { CallingAccount } from '../../crm/guards/calling-account.ts'
import type * as evidence from '../../store/prices/deals/deal-evidence.ts'
import type * as views from '../../store/prices/price-views.ts'
import type * as changed from '../../store/prices/pricelist/changed-since.ts'
import type * as listings from '../../store/prices/pricelist/listings.ts'
import type * as history from '../../store/prices/pricelist/price-history.ts'
import type * as pricelists from '../../store/prices/pricelist/pricelists.ts'
import type * as projects from '../../store/prices/pricelist/projects.ts'
import type * as unchanged from '../../store/prices/pricelist/unchanged-since.ts'
import type * as rules from '../../store/prices/rules/price-rules.ts'
import type { BoundReads, BoundWrites } from '../../store/rows/bound.ts'

/** What this feature needs of the store; a write answers with a failure when the disk refuses it. */
export interface PricesStore
  extends BoundReads<
    Pick<typeof projects, 'listProjects' | 'readProject' | 'listListedProjects'> &
      Pick<typeof pricelists, 'readPricelist' | 'readUnits' | 'projectsOfUnits'> &
      Pick<typeof evidence, 'listDealEvidence' | 'readDealExportAt'> &
      Pick<typeof rules, 'readPriceRules'> &
      Pick<typeof views, 'listPriceViews'> &
      Pick<typeof unchanged, 'listUnchangedSince'> &
      Pick<typeof changed, 'readChangedSince'> &
      Pick<typeof history, 'readPriceHistory'>
  > {
  readonly write: BoundWrites<
    Pick<typeof listings, 'replaceListing'> &
      Pick<
        typeof pricelists,
        'beginPricelist' | 'appendUnits' | 'publishPricelist' | 'discardUnpublished'
      > &
      Pick<typeof evidence, 'replaceExportedDeals'> &
      Pick<typeof rules, 'writePriceRules'> &
      Pick<typeof views, 'savePriceView' | 'removePriceView'>
  >
}

type TableRow = readonly (string | number | null)[]

export interface PricesDependencies {
  readonly store: PricesStore
  readonly client: Pick<CrmClient, 'listProjects' | 'getProject' | 'exportTable'>
  /** The account that serves the prices of a project. */
  readonly accountFor: (of: ProjectKey) => Promise<Result<CallingAccount>>
  /** All that serve prices: each may see other projects. */
  readonly accountsFor: (workspaceId: WorkspaceId) => Promise<Result<CallingAccount[]>>
  /** The account that serves the exports of a project, or its prices where none does. */
  readonly accountForDeals: (of: ProjectKey) => Promise<Result<CallingAccount>>
  /** The first sheet of a workbook, read where it holds nobody up. */
  readonly readWorkbook: (bytes: Uint8Array) => Promise<Result<readonly TableRow[]>>
  readonly newId: () => string
  readonly clock: Clock
}
