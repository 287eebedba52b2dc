import type { Topic } from '#core/contract/define'
import type { Result } from '#core/contract/failure'
import type { Pricelist, Project } from '#core/contract/prices'
import type { ProjectId, WorkspaceId } from '#core/ids'
import type { AttributeType, Unit } from '#core/prices/unit'
import type { Clock } from '#core/time'
import type { CallingAccount } from '../../crm/calling-account.ts'
import type { CrmClient } from '../../crm/client.ts'
import type { StoredProject } from '../../store/projects.ts'

interface OfProject {
  readonly workspaceId: WorkspaceId
  readonly projectId: ProjectId
}

/** What this feature needs of the store; a write answers with a failure when the disk refuses it. */
export interface PricesStore {
  readonly listProjects: (workspaceId: WorkspaceId) => Project[]
  readonly readProject: (of: OfProject) => StoredProject | null
  readonly replaceProjects: (projects: {
    workspaceId: WorkspaceId
    projects: readonly StoredProject[]
    fetchedAt: number
  }) => Result<null>
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
  /** The workspace's account for the pricelist endpoints. */
  readonly accountFor: (workspaceId: WorkspaceId) => Promise<Result<CallingAccount>>
  readonly clock: Clock
  readonly announce: (topics: readonly Topic[]) => void
}
