import type { ReactNode } from 'react'

interface ServingParts {
  /** Says which account serves a view. */
  readonly account: ReactNode
  /** Says why nothing leaves with it. */
  readonly trouble: ReactNode
}

/** Leads and customers may be served by two accounts. */
export interface Servings {
  readonly leads: ServingParts
  readonly customers: ServingParts
}
