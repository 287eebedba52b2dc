import type { Timestamp } from '#core/time'

/** When the price of a unit was last seen to change; `isFirst`: it never was, and that is when it was first seen. */
export interface LastChange {
  readonly at: Timestamp
  readonly isFirst: boolean
}
