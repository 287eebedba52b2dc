import { toUnitStatus, type UnitStatus } from '#core/api/unit-status'
import { type MarkShape, type MarkTone, markClasses } from '../../../ui/mark.ts'

const marks: Readonly<Record<UnitStatus, readonly [MarkShape, MarkTone]>> = {
  free: ['ring', 'good'],
  preReserved: ['dottedRing', 'waiting'],
  reserved: ['half', 'waiting'],
  sold: ['disc', 'bad'],
  notForSale: ['minus', 'quiet'],
  delayed: ['clock', 'late'],
}

/** The sign of a status; a code that this version does not know has none. */
export const statusMark = (code: number | null): string => {
  const status = toUnitStatus(code)
  return status === null ? '' : markClasses(...marks[status])
}
