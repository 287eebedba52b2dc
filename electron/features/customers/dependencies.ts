import type { Result } from '#core/contract/failure'
import type { ExportedCustomers } from '#core/customers/revocation-reach'
import type { WorkspaceId } from '#core/ids'
import type { Clock } from '#core/time'
import type { CrmClient } from '../../crm/calls/client.ts'
import type { CallingAccount } from '../../crm/guards/calling-account.ts'
import type {
  ConsentList,
  NewRevocation,
  StoredRevocation,
} from '../../store/customers/consents.ts'

/** What this feature needs of the store; a write answers with a failure when the disk refuses it. */
export interface CustomersStore {
  readonly readConsentList: (workspaceId: WorkspaceId) => ConsentList | null
  readonly writeConsentList: (
    list: ConsentList & { readonly workspaceId: WorkspaceId },
  ) => Result<null>
  readonly listRevocations: (workspaceId: WorkspaceId) => StoredRevocation[]
  readonly insertRevocation: (revocation: NewRevocation) => Result<null>
  readonly writeRevocationOutcome: (of: Pick<StoredRevocation, 'id' | 'outcome'>) => Result<null>
}

export interface CustomersDependencies {
  readonly store: CustomersStore
  readonly client: Pick<
    CrmClient,
    'listConsentTypes' | 'revokeCustomerConsent' | 'getCustomerDetails'
  >
  readonly accountFor: (workspaceId: WorkspaceId) => Promise<Result<CallingAccount>>
  /** As they were when they were last exported; null where nobody knows. */
  readonly exportedCustomers: (workspaceId: WorkspaceId) => Promise<ExportedCustomers | null>
  readonly clock: Clock
  readonly newId: () => string
}
