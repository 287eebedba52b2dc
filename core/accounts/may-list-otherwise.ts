import type { Failure } from '#core/contract/failure'

// spec: which of the two forms of the project listing a service answers is not shown.
const statusesOfUnknownForm: readonly number[] = [400, 404, 405, 410]

/** Whether an answer says "not in this form": a refused login never does, it must not be tried again. */
export const mayListOtherwise = (failure: Failure): boolean =>
  failure.kind === 'notThisServer' ||
  // 500 and 501: an endpoint that is only named may fail instead of being unknown; the other form is a read as well.
  (failure.kind === 'unreachable' && failure.cause === 'serverError') ||
  (failure.kind === 'refused' && statusesOfUnknownForm.includes(failure.status))
