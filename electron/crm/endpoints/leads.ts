import type { Result } from '#core/contract/failure'
import { type CustomerId, customerIdSchema } from '#core/ids'
import type { ListedLead, NewLead } from '#core/leads/archive/lead'
import { toLeadParameters } from '#core/leads/send/lead-parameters'
import type { Caller } from '../calls/caller.ts'
import { readListedLeads } from '../wire/listed-leads.ts'
import { readId } from '../wire/read-id.ts'
import type { Asking } from './asking.ts'
import { timeouts } from './timeouts.ts'

export const leads = (caller: Pick<Caller, 'read' | 'create'>) => ({
  /** The customer to whom the inquiry belongs, new or known before. */
  createLead: async ({ account, signal }: Asking, lead: NewLead): Promise<Result<CustomerId>> => {
    const parameters = toLeadParameters(lead)
    if (!parameters.ok) return parameters
    return caller.create<CustomerId>(
      {
        account,
        endpoint: 'create-lead',
        parameters: parameters.value,
        timeoutMs: timeouts.wordsMs,
        signal,
        // spec: the status list names 201 beside the 200 of the detailed description.
        successes: [200, 201],
        receive: (body) => readId(body, { endpoint: 'create-lead', schema: customerIdSchema }),
      },
      subjectOf(lead),
    )
  },

  /** Those of the last seven days that this account has sent, most recent first. */
  listLeads: ({ account, signal }: Asking) =>
    caller.read<ListedLead[]>({
      account,
      endpoint: 'list-leads',
      parameters: {},
      accept: 'application/json',
      timeoutMs: timeouts.wordsMs,
      signal,
      receive: (body) => readListedLeads(body, 'list-leads'),
    }),
})

/** What it is about and not who. */
const subjectOf = ({ unitId, projectId }: NewLead): string => {
  if (unitId !== null) return `unit ${unitId}`
  return projectId === null ? '' : `project ${projectId}`
}
