import { unitStatuses } from '#core/api/unit-status'

/** Whether a filter is about the status of units or of deals. */
export type StatusKind = 'unit' | 'deal'

/** Field-notes 2.4: the status of a deal, as the API numbers it. */
const dealStatuses = { 1: 'active', 2: 'lost', 3: 'won', 4: 'sleeping' } as const
type DealStatus = (typeof dealStatuses)[keyof typeof dealStatuses]

export const toDealStatus = (number: number): DealStatus | null =>
  (dealStatuses as Record<number, DealStatus>)[number] ?? null

/** The statuses that have a name; none where the numbers were never published. */
export const statusNumbers = (of: StatusKind | null): number[] => {
  if (of === null) return []
  return Object.keys(of === 'unit' ? unitStatuses : dealStatuses).map(Number)
}
