import type { FailureOf } from '#core/contract/failure'
import { dayMs } from '#core/time'
import type { Call } from '../calls/call.ts'
import type { BlockedCall } from './refusal-guard.ts'

/** spec: Limits: the longest ban; how long this one lasts, if it is one, nobody is told. */
const longestBanMs = dayMs

export const heldFailure = (
  { account, endpoint }: Pick<Call<unknown>, 'account' | 'endpoint'>,
  { scope, cause, since, failuresInARow }: BlockedCall,
): FailureOf<'held'> => ({
  kind: 'held',
  account: account.label,
  endpoint: scope === 'endpoint' ? endpoint : null,
  cause,
  since,
  until: scope === 'account' ? since + longestBanMs : null,
  failuresInARow,
  again: 'afterFix',
})
