import type { Timestamp } from '#core/time'

/** When the price of a unit was last seen to change; `isFirst`: it never did since it was first seen, at that moment. */
export interface LastChange {
  readonly at: Timestamp
  readonly isFirst: boolean
}
