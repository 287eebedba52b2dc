import type { Result } from '#core/contract/failure'
import type { ChangedSince, Pricelist, PriceView, Project, SeenPrice } from '#core/contract/prices'
import type { AccountId, ProjectId, ProjectKey, UnitId, ViewId, WorkspaceId } from '#core/ids'
import type { Json } from '#core/json'
import type { DealEvidence } from '#core/prices/deals/deal-evidence'
import type { AttributeType, Unit } from '#core/prices/pricelist/unit'
import type { PriceRules } from '#core/prices/rules/price-rules'
import type { Clock, Timestamp } from '#core/time'
import type { CrmClient } from '../../crm/calls/client.ts'
import type { CallingAccount } from '../../crm/guards/calling-account.ts'
import type { ExportedDeals } from '../../store/prices/deals/deal-evidence.ts'
import type { NewListing } from '../../store/prices/pricelist/listings.ts'
import type { StoredProject } from '../../store/prices/pricelist/projects.ts'

/** What this feature needs of the store; a write answers with a failure when the disk refuses it. */
export interface PricesStore {
  readonly listProjects: (workspaceId: WorkspaceId) => Project[]
  readonly readProject: (of: ProjectKey) => StoredProject | null
  /** Of the projects that are known, those that the server has listed to this account. */
  readonly readListed: (of: { workspaceId: WorkspaceId; accountId: AccountId }) => StoredProject[]
  readonly replaceListing: (listing: NewListing) => Result<null>
  readonly readPricelist: (of: ProjectKey) => Pricelist | null
  readonly readUnitsJson: (chunk: ProjectKey & { offset: number; limit: number }) => Json<Unit[]>
  readonly beginPricelist: (of: ProjectKey & { fetchedAt: number }) => Result<number>
  readonly appendUnits: (chunk: { pricelistId: number; units: readonly Unit[] }) => Result<null>
  readonly publishPricelist: (list: {
    pricelistId: number
    projectName: string
    currency: string | null
    attributeTypes: readonly AttributeType[]
  }) => Result<null>
  readonly discardUnpublished: (of: ProjectKey) => Result<null>
  readonly listEvidence: (of: ProjectKey) => DealEvidence[]
  readonly readDealExportAt: (of: ProjectKey) => number | null
  /** To which project of the workspace each known unit belongs. */
  readonly projectsOfUnits: (workspaceId: WorkspaceId) => Map<UnitId, ProjectId>
  readonly replaceExportedDeals: (exported: ExportedDeals) => Result<null>
  readonly readRules: (of: ProjectKey) => PriceRules
  readonly writeRules: (of: ProjectKey & { rules: PriceRules }) => Result<null>
  readonly listViews: (of: ProjectKey) => PriceView[]
  /** Answers the id under which the name is kept. */
  readonly saveView: (view: ProjectKey & PriceView) => Result<ViewId>
  readonly removeView: (viewId: ViewId) => Result<null>
  readonly listUnchangedSince: (wanted: ProjectKey & { since: Timestamp }) => UnitId[]
  readonly readChangedSince: (wanted: ProjectKey & { since: Timestamp }) => ChangedSince[]
  readonly readPriceHistory: (of: ProjectKey & { unitId: UnitId }) => SeenPrice[]
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
