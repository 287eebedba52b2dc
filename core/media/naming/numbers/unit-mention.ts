import type { UnitPlace } from '../../shown/media-places.ts'
import type { MatchDoubt } from '../match-result.ts'

/** A place in a name where the number of a unit stands. */
export interface UnitMention {
  readonly from: number
  readonly to: number
  readonly written: string
  /** The units that are meant; several where the name does not tell one from another. */
  readonly units: readonly UnitPlace[]
  readonly as: 'same' | 'normalised'
  readonly doubt: MatchDoubt | null
}
