import type { TFunction } from 'i18next'
import type { Failure } from '#core/contract/failure'
import type { DraftId } from '#core/ids'
import type { Batch } from '#core/prices/batch/batch'
import type { WordsOfFailure } from '../../../ui/notices/failure-words.ts'
import { lacksApproval } from '../batch/lacks-approval.ts'

interface Words {
  /** What is scheduled of these any computer of the team sends, and of others this one alone. */
  readonly shared: readonly { readonly draftId: DraftId }[]
  readonly t: TFunction
  readonly words: WordsOfFailure
}

/** What keeps a change whose time has come, or kept it then, in a few words; null of one that waits for its time alone. */
export const whyItWaits = (
  { draftId, state }: Pick<Batch, 'draftId' | 'state'>,
  { shared, t, words }: Words,
): string | null => {
  if (state.kind !== 'scheduled' && state.kind !== 'missed') return null
  const { kind, heldUpBy } = state
  if (heldUpBy !== undefined) return heldUpWords(kind, heldUpBy, { t, words })
  if (kind !== 'missed') return null
  const isOfTeam = shared.some((one) => one.draftId === draftId)
  return t(`scheduled.why.nobody.${isOfTeam ? 'team' : 'computer'}`)
}

const heldUpWords = (
  kind: 'scheduled' | 'missed',
  failure: Failure,
  { t, words }: Pick<Words, 't' | 'words'>,
): string => {
  if (lacksApproval(failure)) return t(`scheduled.why.${kind}.approval`)
  if (failure.kind === 'taken' && failure.standing === 'busy' && failure.by !== '') {
    return t(`scheduled.why.${kind}.taken`, { name: failure.by })
  }
  if (failure.kind === 'team') return t(`scheduled.why.${kind}.team`)
  return t(`scheduled.why.${kind}.other`, { why: words(failure).title })
}
