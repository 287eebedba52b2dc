import type { Failure } from '#core/contract/failure'

/** A question that nobody waits for any more is still there: whoever unlocks the keychain later lets the secret in. */
export const mayStillBeKept = (failure: Failure): boolean =>
  failure.kind === 'keychain' && failure.cause === 'timedOut'
