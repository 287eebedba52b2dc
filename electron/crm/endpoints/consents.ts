import type { ConsentRevocation, ConsentType } from '#core/customers/consent'
import type { CustomerId } from '#core/ids'
import type { Caller } from '../calls/caller.ts'
import { readConsentTypes, readRevoked } from '../wire/consents.ts'
import { readRevocationRefusal } from '../wire/revocation-refusal.ts'
import type { CallOptions } from './asking.ts'
import { sent } from './sent.ts'
import { timeouts } from './timeouts.ts'

const ok = 200
const notFound = 404

export const consents = (caller: Pick<Caller, 'read' | 'create'>) => ({
  listConsentTypes: ({ account, signal }: CallOptions) =>
    caller.read<ConsentType[]>({
      account,
      endpoint: 'list-consent-types',
      parameters: {},
      accept: 'application/json',
      timeoutMs: timeouts.wordsMs,
      signal,
      receive: (body) => readConsentTypes(body, 'list-consent-types'),
    }),

  /** The customers whose consent was revoked; a refusal for lack of one says in `about` what was not found. */
  revokeCustomerConsent: (
    { account, signal }: CallOptions,
    { holder, consentTypeId, notes }: ConsentRevocation,
  ) =>
    caller.create<CustomerId[]>(
      {
        account,
        endpoint: 'revoke-customer-consent',
        parameters: sent({
          email: holder.kind === 'email' ? holder.email : null,
          customerid: holder.kind === 'customer' ? holder.customerId : null,
          consentid: consentTypeId,
          notes,
        }),
        accept: 'application/json',
        timeoutMs: timeouts.wordsMs,
        signal,
        successes: [ok, notFound],
        receive: (body) =>
          body.status === notFound
            ? readRevocationRefusal(body, 'revoke-customer-consent')
            : readRevoked(body, 'revoke-customer-consent'),
      },
      holder.kind === 'customer'
        ? `consent ${consentTypeId} of customer ${holder.customerId}`
        : `consent ${consentTypeId}`,
    ),
})
