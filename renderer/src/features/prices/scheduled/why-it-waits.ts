import type { TFunction } from 'i18next'
import type { Failure } from '#core/contract/failure'
import type { BatchState } from '#core/prices/batch/batch'
import type { WordsOfFailure } from '../../../bridge/failure-words.ts'
import { lacksApproval } from '../batch/lacks-approval.ts'

interface Words {
  /** Who would have sent it. */
  readonly sender: 'team' | 'computer'
  readonly t: TFunction
  readonly words: WordsOfFailure
}

/** What keeps a change whose time has come, or kept it then, in a few words; null of one that waits for its time alone. */
export const whyItWaits = (state: BatchState, { sender, t, words }: Words): string | null => {
  if (state.kind !== 'scheduled' && state.kind !== 'missed') return null
  const { kind, heldUpBy } = state
  if (heldUpBy !== undefined) return heldUpWords(kind, heldUpBy, { t, words })
  return kind === 'missed' ? t(`scheduled.why.nobody.${sender}`) : null
}

const heldUpWords = (
  kind: 'scheduled' | 'missed',
  failure: Failure,
  { t, words }: Pick<Words, 't' | 'words'>,
): string => {
  if (lacksApproval(failure)) return t(`scheduled.why.${kind}.approval`)
  if (failure.kind === 'taken') return t(`scheduled.why.${kind}.taken`, { name: failure.by })
  if (failure.kind === 'team') return t(`scheduled.why.${kind}.team`)
  return t(`scheduled.why.${kind}.other`, { why: words(failure).title })
}
