import type { Account } from '#core/contract/accounts'
import type { Timestamp } from '#core/time'

/** Why a batch would not leave if it were sent now; it would only end as one that was not sent. */
export type HeldSending =
  | { readonly kind: 'held' | 'withoutPassword' | 'denied' }
  | { readonly kind: 'cooling'; readonly until: Timestamp }

/** A batch reads the pricelist again before it is sent. */
const needed: readonly string[] = ['get-project', 'update-units']

/** Answers with null where nothing holds the batch, or nobody knows yet. */
export const whatHoldsSending = (
  account: Pick<Account, 'state' | 'denied' | 'cooling'> | null,
  now: Timestamp,
): HeldSending | null => {
  if (account === null) return null
  if (account.state.kind !== 'ready') return { kind: account.state.kind }
  if (account.denied.some(({ endpoint }) => needed.includes(endpoint))) return { kind: 'denied' }
  const until = Math.max(
    0,
    ...account.cooling.flatMap((cooling) =>
      needed.includes(cooling.endpoint) ? [cooling.until] : [],
    ),
  )
  return until > now ? { kind: 'cooling', until } : null
}
