import type { AnswerTree } from '#core/api/answer-tree'
import type { CustomerId } from '#core/ids'
import type { Caller } from '../calls/caller.ts'
import { readCustomerDetails } from '../wire/customer-details.ts'
import type { CallOptions } from './asking.ts'
import { timeouts } from './timeouts.ts'

export const customers = (caller: Pick<Caller, 'read'>) => ({
  /** Everything that the server says of a customer; the specification does not show what its parts mean. */
  getCustomerDetails: ({ account, signal }: CallOptions, customerId: CustomerId) =>
    caller.read<AnswerTree>({
      account,
      endpoint: 'get-customer-details',
      parameters: { customerid: customerId },
      accept: 'application/json',
      timeoutMs: timeouts.wordsMs,
      signal,
      receive: (body) => readCustomerDetails(body, 'get-customer-details'),
    }),
})
