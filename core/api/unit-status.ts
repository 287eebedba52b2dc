/** Availability of a unit as the API numbers it (`flat_status`). Other numbers occur and pass through. */
export const unitStatuses = {
  0: 'free',
  1: 'preReserved',
  2: 'reserved',
  3: 'sold',
  4: 'notForSale',
  5: 'delayed',
} as const

export type UnitStatus = (typeof unitStatuses)[keyof typeof unitStatuses]

export const toUnitStatus = (code: number | null): UnitStatus | null =>
  (unitStatuses as Record<string, UnitStatus>)[`${code}`] ?? null

/** Whether somebody has a unit of this status; a deal that is only being made takes nothing yet. */
export const isTakenCode = (code: number | null): boolean => {
  const status = toUnitStatus(code)
  return status === 'reserved' || status === 'sold'
}
