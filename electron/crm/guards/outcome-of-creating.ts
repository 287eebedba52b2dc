import { mayHaveWorked } from '#core/api/may-have-worked'
import type { OutgoingOutcome } from '../../store/activity/outgoing-calls.ts'
import type { RequestProgress } from './watch-request.ts'

/**
 * spec: Errors 5. Only an answer that refuses says that nothing was created; a server that fails, or an answer that
 * cannot be read, may have created it before.
 */
export const outcomeOfCreating = (
  { hasLeft, status }: RequestProgress,
  hasWorked: boolean,
): OutgoingOutcome => {
  if (hasWorked) return 'done'
  if (!hasLeft) return 'refused'
  const isRefused = status !== null && status >= 400 && !mayHaveWorked(status)
  return isRefused ? 'refused' : 'unknown'
}
