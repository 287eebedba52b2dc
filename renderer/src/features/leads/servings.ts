import type { ReactNode } from 'react'
import type { ProjectId } from '#core/ids'

/** What is asked or sent: leads of a project, or of all of them. */
export interface ServedPlace {
  readonly area: 'leads'
  readonly projectId: ProjectId | null
}

interface Serving {
  /** Says which account serves a place, and offers another. */
  readonly account: ReactNode
  /** Says why nothing leaves with it. */
  readonly trouble: ReactNode
}

/** The account that serves a place is another feature's. */
export type ServedBy = (place: ServedPlace) => Serving
