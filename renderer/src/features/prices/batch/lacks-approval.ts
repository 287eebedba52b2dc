import type { Failure } from '#core/contract/failure'

/** A second person of the team has to approve it: no time that passes changes that, and nobody is asked while it is sealed. */
export const lacksApproval = (failure: Failure): boolean =>
  failure.kind === 'notAllowed' && failure.reason === 'needsApproval'
