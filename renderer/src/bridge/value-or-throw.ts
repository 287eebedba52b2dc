import type { Result } from '#core/contract/failure'
import { CallFailed } from './call-failed.ts'

export const valueOrThrow = <T>(result: Result<T>): T => {
  if (result.ok) return result.value
  throw new CallFailed(result.failure)
}
