import type { ListedLeadRow } from '../state/leads.ts'
import type { Switches } from '../switches.ts'
import { toLocalTimestamp } from '../time/local-time.ts'

/** spec: Resources, Lead list item. */
export interface ListedLead {
  readonly inquiry_id: number
  readonly customer_id: number
  readonly customer_name: string
  readonly timestamp: string | number
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

const timestampOf = (at: number, form: Switches['leadTimestamps']): string | number => {
  if (form === 'epoch') return Math.floor(at / 1_000)
  const local = toLocalTimestamp(at)
  return form === 'local' ? local.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length) : local
}

export const toListedLead = (
  row: ListedLeadRow,
  form: Switches['leadTimestamps'] = 'offset',
): ListedLead => ({
  inquiry_id: row.id,
  customer_id: row.customerId,
  customer_name: row.customerName,
  timestamp: timestampOf(row.at, form),
  projects: projectsOf(row),
  campaign: row.campaign,
  product_interest: row.productInterest,
})
