import { MutationCache, QueryClient } from '@tanstack/react-query'
import type { Failure } from '#core/contract/failure'
import { CallFailed } from '../bridge/call-failed.ts'

interface Told {
  readonly onFailure: (failure: Failure) => void
  readonly onDefect: (error: Error) => void
}

export const createQueryClient = ({ onFailure, onDefect }: Told): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Main decides about the network; the page talks to main alone.
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A defect goes to the error boundary, a failure is shown by the screen.
        throwOnError: (error) => !(error instanceof CallFailed),
      },
      mutations: { networkMode: 'always', retry: false },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        if (!(error instanceof CallFailed)) onDefect(error)
        else if (meta?.['failureShown'] !== 'here') onFailure(error.failure)
      },
    }),
  })
