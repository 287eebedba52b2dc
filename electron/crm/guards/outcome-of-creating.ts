import type { OutgoingOutcome } from '../../store/activity/outgoing-calls.ts'
import type { RequestProgress } from './watch-request.ts'

// A gateway says it that has waited in vain for the server: which may have done its work by now.
const tooSlow = 408

/**
 * spec: Errors 5. Only an answer of the class 4xx says that nothing was created; a server that fails, or an
 * answer that cannot be read, may have created it before.
 */
export const outcomeOfCreating = (
  { hasLeft, status }: RequestProgress,
  hasWorked: boolean,
): OutgoingOutcome => {
  if (hasWorked) return 'done'
  if (!hasLeft) return 'refused'
  const isRefused = status !== null && status >= 400 && status < 500 && status !== tooSlow
  return isRefused ? 'refused' : 'unknown'
}
