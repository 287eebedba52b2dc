import type { Runner } from '../open-runner.ts'
import { exitCodes, failedOutcome, type Outcome } from '../outcome.ts'
import type { RunnerSpeech } from '../speech.ts'

/** Follows the record of who did what from its first row. */
export const verifyRecord = async ({ call }: Runner, speech: RunnerSpeech): Promise<Outcome> => {
  const verified = await call('activity.verifyActs', {})
  if (!verified.ok) return failedOutcome(verified.failure, speech)
  const { rows, head, broken } = verified.value
  const { record } = speech.words
  return {
    exitCode: broken.length === 0 ? exitCodes.done : exitCodes.failed,
    json: { rows, head, broken },
    lines: [broken.length === 0 ? record.whole(rows, head) : record.broken(broken.join(', '))],
  }
}
