import type { Failure } from '#core/contract/failure'
import { CallFailed } from './call-failed.ts'

/** The failure inside what a query or a mutation threw; a defect goes on to the error boundary. */
export const failureOf = (error: Error | null): Failure | null => {
  if (error === null) return null
  if (error instanceof CallFailed) return error.failure
  throw error
}
