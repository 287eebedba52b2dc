import type { MediaType } from '../facts/media-type.ts'
import type { MediaEndpoint, MediaTarget } from '../shown/media-target.ts'

export interface MatchedTarget {
  readonly target: MediaTarget
  readonly endpoint: MediaEndpoint
}

/** Why a place that was found needs a person's word. */
export type MatchDoubt =
  /** A letter or digit away from the unit's number. */
  | 'typo'
  /** A lone number that may be an order, a date's part, another house's number. */
  | 'bareNumber'
  /** Longer than the unit's number: `A.1.05.2`, `A105b`, `X-105`. */
  | 'moreBeside'
  /** Reads also as a shorter number with an order behind it: `A1_05`. */
  | 'numberOrOrder'
  /** `A4` of paper. */
  | 'paperSize'
  /** The number stands where versions, dates and areas stand. */
  | 'looksLikeOther'
  | 'withoutBuilding'
  /** `A.101-105`: from one to the other, or an order. */
  | 'range'
  /** The word in front says another kind of unit. */
  | 'otherType'
  | 'otherBuilding'
  | 'otherFloor'
  | 'otherFolder'
  /** The name allows several ways to count floors. */
  | 'floorCount'
  /** A letter that may be a building. */
  | 'loneLetter'
  /** More words than the place's name. */
  | 'moreWords'
  /** Nothing tells whether the file is a plan or a picture. */
  | 'kindUnknown'
  /** The words say another kind of file than its type or place allows. */
  | 'kindDiffers'

/** How a match came about: data for the sentence that the screen shows. `written` is the part of the name. */
export type MatchReason =
  | { readonly kind: 'number'; readonly written: string; readonly as: 'same' | 'normalised' }
  | { readonly kind: 'folder'; readonly written: string }
  | { readonly kind: 'floor' | 'building'; readonly written: string }
  | { readonly kind: 'rule'; readonly written: string }
  | { readonly kind: 'doubt'; readonly written: string; readonly doubt: MatchDoubt }
  | { readonly kind: 'several'; readonly written: string }
  | { readonly kind: 'unknownNumber'; readonly written: string }
  | { readonly kind: 'nothingFound' }
  /** The place takes no such file. */
  | {
      readonly kind: 'noEndpoint'
      readonly place: MediaTarget['kind']
      readonly type: MediaType | null
    }
  | { readonly kind: 'litter' }

/**
 * `exact` may be preselected: number, place and kind are known. `guessed` needs a confirmation. Of `ambiguous` one of
 * the targets is meant, or none; in the two before, the file goes to all of them.
 */
export interface MediaMatch {
  readonly kind: 'exact' | 'guessed' | 'ambiguous' | 'unmatched'
  readonly targets: readonly MatchedTarget[]
  readonly reason: MatchReason
}
