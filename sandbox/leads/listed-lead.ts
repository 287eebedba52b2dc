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

const seconds = 'YYYY-MM-DDTHH:MM:SS'.length

const timestampsOf: Readonly<
  Record<Switches['leadTimestamps'], (at: number, local: string) => string | number>
> = {
  offset: (_at, local) => local,
  shortOffset: (_at, local) => local.slice(0, -':MM'.length),
  named: (_at, local) => `${local}[Europe/Prague]`,
  basic: (_at, local) => {
    const [day = '', time = ''] = local.replace(/\.\d+/, '').split('T')
    return `${day.replaceAll('-', '')}T${time.replaceAll(':', '')}`
  },
  local: (_at, local) => local.slice(0, seconds),
  epoch: (at) => Math.floor(at / 1_000),
  epochMs: (at) => at,
}

export const toListedLead = (
  row: ListedLeadRow,
  form: Switches['leadTimestamps'] = 'offset',
): ListedLead => ({
  inquiry_id: row.id,
  customer_id: row.customerId,
  customer_name: row.customerName,
  timestamp: timestampsOf[form](row.at, toLocalTimestamp(row.at)),
  projects: projectsOf(row),
  campaign: row.campaign,
  product_interest: row.productInterest,
})
