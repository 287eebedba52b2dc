import type { Failure } from '#core/contract/failure'

// Gone, moved, or no longer asked in this way.
const gone = new Set([404, 405, 410, 501])

/** Whether the CRM no longer takes prices from outside: `update-units` is experimental there. */
export const hasEndpointGone = (failure: Failure): boolean => {
  if (failure.kind === 'notThisServer') return failure.endpoint === 'update-units'
  return (
    failure.kind === 'refused' && failure.endpoint === 'update-units' && gone.has(failure.status)
  )
}
