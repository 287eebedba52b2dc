import type { Result } from '../failure.ts'

/** The value of an answer; a failure is a defect of the test. */
export const expectValue = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}
