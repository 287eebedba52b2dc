import type { Failure, FailureOf } from '#core/contract/failure'

// A server that answers with an error, or with a wrong certificate, was reached.
const ofTheWay: readonly FailureOf<'unreachable'>['cause'][] = [
  'refused',
  'notFound',
  'timedOut',
  'reset',
  'proxy',
]

/** The network is to blame, and neither the report nor its server. */
export const isOutOfReach = (failure: Failure): boolean =>
  failure.kind === 'unreachable' && ofTheWay.includes(failure.cause)
