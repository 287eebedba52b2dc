import type { Timestamp } from '#core/time'

// Field-notes 2.1: the offset comes with and without its colon.
const pattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)$/

/** ISO 8601 with an offset from UTC; null for anything else, since a local time is nobody's. */
export const parseTimestamp = (text: string): Timestamp | null => {
  const found = pattern.exec(text.trim())
  if (!found) return null
  const [, local = '', offset = ''] = found
  const colon = offset.length === 5 ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset
  const at = Date.parse(`${local}${colon}`)
  return Number.isNaN(at) ? null : at
}
