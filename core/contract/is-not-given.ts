import type { Failure } from './failure.ts'

/** Whether the server has answered so that it would answer the same when it is asked again. */
export const isNotGiven = (failure: Failure): boolean => {
  if (failure.kind === 'held') return failure.endpoint !== null
  return failure.kind === 'refused' || failure.kind === 'notThisServer'
}
