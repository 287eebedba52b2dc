import type { UseQueryResult } from '@tanstack/react-query'
import type { Failure } from '#core/contract/failure'
import { failureOf } from './failure-of.ts'

/** Why something could not be read, and the way to read it once more. */
export interface Unread {
  readonly failure: Failure
  readonly readAgain: () => void
}

type Read = Pick<UseQueryResult, 'error' | 'refetch'>

/** Null where nothing has failed. What was read before is still there beside a failure. */
export const unreadOf = (...reads: readonly Read[]): Unread | null => {
  const failed = reads.filter(({ error }) => error !== null)
  const failure = failureOf(failed[0]?.error ?? null)
  return (
    failure && {
      failure,
      readAgain: () => {
        for (const { refetch } of failed) void refetch()
      },
    }
  )
}
