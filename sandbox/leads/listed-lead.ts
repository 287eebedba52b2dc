import type { ListedLeadRow } from '../state/leads.ts'
import { toLocalTimestamp } from '../time/local-time.ts'

/** spec: Resources, Lead list item. */
export interface ListedLead {
  readonly inquiry_id: number
  readonly customer_id: number
  readonly customer_name: string
  readonly timestamp: string
  readonly projects: readonly string[]
  readonly campaign: string
  readonly product_interest: string
}

/** The project that the lead is assigned to, and the one that it would prefer. */
const projectsOf = ({ project, preferredProject }: ListedLeadRow): string[] => {
  const assigned = project === null ? [] : [project]
  const isAnother = preferredProject !== null && preferredProject !== project
  return isAnother ? [...assigned, preferredProject] : assigned
}

export const toListedLead = (row: ListedLeadRow): ListedLead => ({
  inquiry_id: row.id,
  customer_id: row.customerId,
  customer_name: row.customerName,
  timestamp: toLocalTimestamp(row.at),
  projects: projectsOf(row),
  campaign: row.campaign,
  product_interest: row.productInterest,
})
