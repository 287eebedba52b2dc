import type { Failure } from '#core/contract/failure'

/** Whether the notice about the screen's account says it already, with the way out. */
export const isToldByAccount = (failure: Failure): boolean =>
  failure.kind === 'held' || (failure.kind === 'keychain' && failure.cause === 'missing')
