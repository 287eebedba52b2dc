import type { Timestamp } from '#core/time'
import { meaningOf, type WallTime } from '#core/wall-time'

interface WishedTimeInput extends WallTime {
  readonly timeZone: string
  /** Which of two equal hours is meant when the clocks are put back. */
  readonly ofTwo: 'first' | 'second'
  readonly now: Timestamp
}

export type WishedTime =
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'past' }
  | { readonly kind: 'moment'; readonly at: Timestamp }
  | { readonly kind: 'twice'; readonly at: Timestamp }
  /** The clocks leap over it: the first moment after the leap is taken. */
  | { readonly kind: 'leapt'; readonly at: Timestamp }

/** The moment at which a batch would be sent, and what is to be said about it. */
export const wishedTime = ({ timeZone, ofTwo, now, ...wall }: WishedTimeInput): WishedTime => {
  const meant = momentOf(wall, timeZone, ofTwo)
  return 'at' in meant && meant.at <= now ? { kind: 'past' } : meant
}

const momentOf = (
  wall: WallTime,
  timeZone: string,
  ofTwo: WishedTimeInput['ofTwo'],
): WishedTime => {
  const meaning = meaningOf(wall, timeZone)
  switch (meaning.kind) {
    case 'notATime':
      return { kind: 'incomplete' }
    case 'never':
      return { kind: 'leapt', at: meaning.next }
    case 'twice':
      return { kind: 'twice', at: meaning[ofTwo] }
    case 'moment':
      return meaning
  }
}
