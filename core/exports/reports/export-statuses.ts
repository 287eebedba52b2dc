import { unitStatuses } from '#core/api/unit-status'

/** Whose statuses a filter means. */
export type StatusKind = 'unit' | 'deal'

/** Field-notes 2.4: the status of a deal, as the API numbers it. */
const dealStatuses = { 1: 'active', 2: 'lost', 3: 'won', 4: 'sleeping' } as const
type DealStatus = (typeof dealStatuses)[keyof typeof dealStatuses]

export const toDealStatus = (number: number): DealStatus | null =>
  (dealStatuses as Record<number, DealStatus>)[number] ?? null

/** Those that have a name; of rows whose statuses nobody has published: none. */
export const statusNumbers = (of: StatusKind | null): number[] => {
  if (of === null) return []
  return Object.keys(of === 'unit' ? unitStatuses : dealStatuses).map(Number)
}
