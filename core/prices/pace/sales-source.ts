import type { UnitId } from '#core/ids'
import { dayMs, type Timestamp } from '#core/time'

/** A unit that was taken, or came back. */
export interface UnitSale {
  readonly unitId: UnitId
  readonly at: Timestamp
  readonly kind: 'taken' | 'cancelled'
}

/**
 * Where sales are known from. Sources overlap and mean different things by a sale, so that each is looked at alone: a
 * price list shows states, deals are won and lost, a history has both dates, and a sales status knows today's deals.
 */
export const sourceKinds = ['history', 'events', 'deals', 'salesStatus', 'seen'] as const
export type SourceKind = (typeof sourceKinds)[number]

export interface SalesSource {
  readonly kind: SourceKind
  /** What the report is called of whose run it is; null for what the application has seen itself. */
  readonly report: string | null
  /** How far it reaches: what was sold before that, it does not know. */
  readonly from: Timestamp
  readonly to: Timestamp
  /** In the order of time. */
  readonly sales: readonly UnitSale[]
}

/** The average month, so that a range counts from any day. */
export const monthMs = (365.25 / 12) * dayMs

/** Whether somebody has a unit at a moment; null where that is not known. */
export interface UnitState {
  readonly unitId: UnitId
  /** Null for the time before anything was recorded. */
  readonly at: Timestamp | null
  readonly isTaken: boolean
}

/** What was taken and what came back, of states in the order of time: the first of a unit tells of no sale. */
export const salesOfStates = (states: readonly UnitState[]): readonly UnitSale[] => {
  const before = new Map<UnitId, boolean>()
  const sales: UnitSale[] = []
  for (const { unitId, at, isTaken } of states) {
    const wasTaken = before.get(unitId)
    before.set(unitId, isTaken)
    if (wasTaken === undefined || wasTaken === isTaken || at === null) continue
    sales.push({ unitId, at, kind: isTaken ? 'taken' : 'cancelled' })
  }
  return sales.toSorted(inOrder)
}

export const inOrder = (one: UnitSale, other: UnitSale): number =>
  one.at - other.at || one.unitId - other.unitId
