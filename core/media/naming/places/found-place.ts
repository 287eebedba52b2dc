import type { MediaTarget } from '../../shown/media-target.ts'
import type { MatchDoubt, MatchReason } from '../match-result.ts'

/** A place where a file may belong, before it is decided what the file shows there. */
export interface FoundPlace {
  readonly targets: readonly MediaTarget[]
  /** Whether the name leaves open which of the targets is meant. */
  readonly isOpen: boolean
  readonly doubt: MatchDoubt | null
  readonly written: string
  /** What holds where there is no doubt. */
  readonly reason: MatchReason
}
