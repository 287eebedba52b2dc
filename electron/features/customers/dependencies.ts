import type { Result } from '#core/contract/failure'
import type { ExportedCustomers } from '#core/customers/revocation-reach'
import type { WorkspaceId } from '#core/ids'
import type { Clock } from '#core/time'
import type { CrmClient } from '../../crm/calls/client.ts'
import type { CallingAccount } from '../../crm/guards/calling-account.ts'
import type * as consents from '../../store/customers/consents.ts'
import type { BoundReads, BoundWrites } from '../../store/rows/bound.ts'

/** What this feature needs of the store; a write answers with a failure when the disk refuses it. */
export interface CustomersStore
  extends BoundReads<Pick<typeof consents, 'readConsentList' | 'listRevocations'>> {
  readonly write: BoundWrites<
    Pick<typeof consents, 'writeConsentList' | 'insertRevocation' | 'writeRevocationOutcome'>
  >
}

export interface CustomersDependencies {
  readonly store: CustomersStore
  readonly client: Pick<
    CrmClient,
    'listConsentTypes' | 'revokeCustomerConsent' | 'getCustomerDetails'
  >
  readonly accountFor: (workspaceId: WorkspaceId) => Promise<Result<CallingAccount>>
  /** The customers of the last export; null where there is none. */
  readonly exportedCustomers: (
    workspaceId: WorkspaceId,
    signal: AbortSignal,
  ) => Promise<ExportedCustomers | null>
  readonly clock: Clock
  readonly newId: () => string
}
