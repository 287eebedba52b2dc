import type { Result } from '#core/contract/failure'

/** Nobody serves the area: an account of another one may still be allowed to do it. */
export const isAccountMissing = (account: Result<unknown>): boolean =>
  !account.ok && account.failure.kind === 'notAllowed' && account.failure.reason === 'noAccount'
