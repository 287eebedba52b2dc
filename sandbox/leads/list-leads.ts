import type { Endpoint } from '../endpoint.ts'
import { json } from '../http/answer.ts'
import { listLeadsOf } from '../state/leads.ts'
import type { Switches } from '../switches.ts'
import { dayMs } from '../time/durations.ts'
import { toListedLead } from './listed-lead.ts'

const windowMs = 7 * dayMs

/** spec: Limits, lead verification window: the account's own leads of the last seven days, most recent first. */
export const listLeads: Endpoint = {
  name: 'list-leads',
  areas: ['leads'],
  parameters: {},
  answer: ({ db, account, now, switches }) => {
    const rows = listLeadsOf(db, { login: account.login, since: now - windowMs })
    const leads = rows.map((row) => toListedLead(row, switches.leadTimestamps))
    return { ...json(leads), body: withOddLead(JSON.stringify(leads), switches.oddLead) }
  },
}

/** The first customer in the text is that of the newest lead. */
const withOddLead = (leads: string, odd: Switches['oddLead']): string => {
  const customer = { none: null, withoutCustomer: 'null', longId: '900719925474099312' }[odd]
  return customer === null ? leads : leads.replace(/"customer_id":\d+/, `"customer_id":${customer}`)
}
