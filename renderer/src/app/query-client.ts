import { QueryClient } from '@tanstack/react-query'
import { CallFailed } from '../bridge/call-failed.ts'

export const createQueryClient = (): QueryClient =>
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
  })
