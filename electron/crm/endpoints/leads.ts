import type { Result } from '#core/contract/failure'
import { type CustomerId, customerIdSchema } from '#core/ids'
import type { NewLead } from '#core/leads/archive/lead'
import { toLeadParameters } from '#core/leads/send/lead-parameters'
import type { Call } from '../calls/call.ts'
import type { Caller } from '../calls/caller.ts'
import { type ListedLeads, readListedLeads } from '../wire/listed-leads.ts'
import { readId } from '../wire/read-id.ts'
import type { CallOptions } from './asking.ts'
import { timeouts } from './timeouts.ts'

/** spec: create-lead: an ID as plain text; by the shorter description details, in XML unless JSON is accepted. */
const idOrDetails = 'application/json, text/plain, */*'

const listing = ({ account, signal }: CallOptions): Call<ListedLeads> => ({
  account,
  endpoint: 'list-leads',
  parameters: {},
  accept: 'application/json',
  timeoutMs: timeouts.wordsMs,
  signal,
  receive: (body) => readListedLeads(body, { endpoint: 'list-leads', zone: account.timeZone }),
})

export const leads = (caller: Pick<Caller, 'read' | 'once' | 'create'>) => ({
  /** The customer to whom the inquiry belongs, new or known before. */
  createLead: async (
    { account, signal }: CallOptions,
    lead: NewLead,
  ): Promise<Result<CustomerId>> => {
    const parameters = toLeadParameters(lead)
    if (!parameters.ok) return parameters
    return caller.create<CustomerId>(
      {
        account,
        endpoint: 'create-lead',
        parameters: parameters.value,
        accept: idOrDetails,
        timeoutMs: timeouts.wordsMs,
        signal,
        // spec: the status list names 201 beside the 200 of the detailed description.
        successes: [200, 201],
        receive: (body) => readId(body, { endpoint: 'create-lead', schema: customerIdSchema }),
      },
      subjectOf(lead),
    )
  },

  /** The leads of the last seven days that this account has sent, most recent first. */
  listLeads: (asking: CallOptions) => caller.read(listing(asking)),

  /** The same list in one attempt, for what a person waits for. */
  listLeadsOnce: (asking: CallOptions) => caller.once(listing(asking)),
})

/** The subject names the unit or project of a lead, and nobody. */
const subjectOf = ({ unitId, projectId }: NewLead): string => {
  if (unitId !== null) return `unit ${unitId}`
  return projectId === null ? '' : `project ${projectId}`
}
