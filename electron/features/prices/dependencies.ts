import type { Topic } from '#core/contract/define'
import type { Result } from '#core/contract/failure'
import type { Pricelist, Project } from '#core/contract/prices'
import type { AccountId, ProjectId, WorkspaceId } from '#core/ids'
import type { AttributeType, Unit } from '#core/prices/unit'
import type { Clock } from '#core/time'
import type { CallingAccount } from '../../crm/calling-account.ts'
import type { CrmClient } from '../../crm/client.ts'
import type { NewListing } from '../../store/listings.ts'
import type { StoredProject } from '../../store/projects.ts'

interface OfProject {
  readonly workspaceId: WorkspaceId
  readonly projectId: ProjectId
}

/** What this feature needs of the store; a write answers with a failure when the disk refuses it. */
export interface PricesStore {
  readonly listProjects: (workspaceId: WorkspaceId) => Project[]
  readonly readProject: (of: OfProject) => StoredProject | null
  /** Of the projects that are known, those that the server has listed to this account. */
  readonly readListed: (of: { workspaceId: WorkspaceId; accountId: AccountId }) => StoredProject[]
  readonly replaceListing: (listing: NewListing) => Result<null>
  readonly readPricelist: (of: OfProject) => Pricelist | null
  readonly readUnitsJson: (chunk: OfProject & { offset: number; limit: number }) => string
  readonly beginPricelist: (of: OfProject & { fetchedAt: number }) => Result<number>
  readonly appendUnits: (chunk: { pricelistId: number; units: readonly Unit[] }) => Result<null>
  readonly publishPricelist: (list: {
    pricelistId: number
    projectName: string
    currency: string | null
    attributeTypes: readonly AttributeType[]
  }) => Result<null>
  readonly discardUnpublished: (of: OfProject) => Result<null>
}

export interface PricesDependencies {
  readonly store: PricesStore
  readonly client: Pick<CrmClient, 'listProjects' | 'getProject'>
  /** The account that serves the prices of a project. */
  readonly accountFor: (of: OfProject) => Promise<Result<CallingAccount>>
  /** All that serve prices: each may see other projects. */
  readonly accountsFor: (workspaceId: WorkspaceId) => Promise<Result<CallingAccount[]>>
  readonly clock: Clock
  readonly announce: (topics: readonly Topic[]) => void
}
