import { dayMs, type Timestamp } from '#core/time'

/**
 * Whether what is known of deals is too old to rely on before prices are sent; null: they were never read. A time that
 * lies as far ahead tells of a clock that was set, and of no age.
 */
export const areDealsStale = (exportedAt: Timestamp | null, now: Timestamp): boolean =>
  exportedAt === null || Math.abs(now - exportedAt) > dayMs
