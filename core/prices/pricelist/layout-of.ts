import type { Unit } from './unit.ts'

/** A key that units of the same layout share; null where the server gives no disposition. */
export const layoutOf = ({ typeCode, disposition }: Unit): string | null =>
  disposition === null ? null : `${typeCode} ${disposition}`
