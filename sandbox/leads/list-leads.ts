import type { Endpoint } from '../endpoint.ts'
import { json } from '../http/answer.ts'
import { listLeadsOf } from '../state/leads.ts'
import { dayMs } from '../time/durations.ts'
import { toListedLead } from './listed-lead.ts'

const windowMs = 7 * dayMs

/** spec: Limits, lead verification window: the account's own leads of the last seven days, most recent first. */
export const listLeads: Endpoint = {
  name: 'list-leads',
  areas: ['leads'],
  parameters: {},
  answer: ({ db, account, now, switches }) =>
    json(
      listLeadsOf(db, { login: account.login, since: now - windowMs }).map((row) =>
        toListedLead(row, switches.leadTimestamps),
      ),
    ),
}
