import { averagePart, type PriceRaise } from './price-raise.ts'

/** What a raise may cost in sales before it no longer pays, as arithmetic: it says nothing of what will happen. */
export interface BreakEven {
  /** The part by which a unit becomes dearer on average. */
  readonly part: number
  /** The part of the sales without which the dearer rest brings in the same. */
  readonly lost: number
  /** The same in units. */
  readonly lostUnits: number
}

export const breakEven = (raise: PriceRaise, freeUnits: number): BreakEven => {
  const part = averagePart(raise, freeUnits)
  const lost = part / (1 + part)
  return { part, lost, lostUnits: lost * freeUnits }
}
