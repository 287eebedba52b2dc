import type { Failure } from '#core/contract/failure'

/** Carries a failure through TanStack Query, which knows thrown errors only. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.kind)
    this.failure = failure
  }
}
