import type { ReactNode } from 'react'
import type { CustomerId } from '#core/ids'

/** What other features know of a customer. */
export interface OfCustomer {
  readonly leadsOf: (customerId: CustomerId) => ReactNode
  /** By name, because payments carry no number of a customer. */
  readonly paymentsOf: (names: readonly string[]) => ReactNode
}
