import type { QueryClient } from '@tanstack/react-query'
import type { Failure } from '#core/contract/failure'
import { CallFailed } from '../bridge/call-failed.ts'

interface FailureListeners {
  readonly onFailure: (failure: Failure) => void
  readonly onDefect: (error: Error) => void
}

/** A write that failed is told once, unless its screen says that it shows the failure itself. */
export const tellFailedWrites = (
  client: QueryClient,
  { onFailure, onDefect }: FailureListeners,
): void => {
  client.getMutationCache().config.onError = (error, _variables, _result, { meta }) => {
    if (!(error instanceof CallFailed)) onDefect(error)
    else if (meta?.['failureShown'] !== 'here') onFailure(error.failure)
  }
}
