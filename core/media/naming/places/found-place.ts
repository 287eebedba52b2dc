import type { MediaTarget } from '../../shown/media-target.ts'
import type { MatchDoubt, MatchReason } from '../match-result.ts'

/** Where a file may belong, before anybody asks what it is there. */
export interface FoundPlace {
  readonly targets: readonly MediaTarget[]
  /** One of the targets is meant, and the name does not tell which. */
  readonly isOpen: boolean
  readonly doubt: MatchDoubt | null
  readonly written: string
  /** What holds where there is no doubt. */
  readonly reason: MatchReason
}
