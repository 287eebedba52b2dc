import type { UseQueryResult } from '@tanstack/react-query'
import type { Failure } from '#core/contract/failure'
import { failureOf } from './failure-of.ts'

/** Why something is not known, and the way to read it once more. */
export interface Unread {
  readonly failure: Failure
  readonly readAgain: () => void
}

/** Null where a read has its answer, or waits for it. */
export const unreadOf = ({
  data,
  error,
  refetch,
}: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>): Unread | null => {
  const failure = failureOf(error)
  return data !== undefined || failure === null
    ? null
    : { failure, readAgain: () => void refetch() }
}
