import type { Timestamp } from '#core/time'
import { firstMomentOf, isTimeZone } from '#core/wall-time'

// ISO 8601 with and without its marks; the zone as an offset of hours, of hours and minutes, or by name at the end.
const pattern =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,](\d{1,9}))?)?)? ?(Z|[+-]\d\d(?::?\d\d)?)?(?:\[([\w/+-]+)\])?$/i
const epoch = /^\d{9,13}$/
const secondsDigits = 11

/** A moment as servers write it; null for what names none. `zone`: of the clock that a time without one is on. */
export const parseTimestamp = (text: string, zone: string): Timestamp | null => {
  const written = text.trim()
  if (epoch.test(written)) {
    return written.length < secondsDigits ? Number(written) * 1_000 : Number(written)
  }
  const found = pattern.exec(written)
  if (!found) return null
  const [, year = '', month = '', day = '', hour = '00', minute = '00', second = '00'] = found
  const [fraction = '', offset, named] = found.slice(7)
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0')
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}.${milliseconds}`
  const asUtc = momentOf(`${local}Z`)
  // JavaScript takes the thirtieth of February for a day of March.
  if (asUtc === null || !new Date(asUtc).toISOString().startsWith(`${year}-${month}-${day}`))
    return null
  if (offset !== undefined) return momentOf(`${local}${isoOffset(offset)}`)
  if (named !== undefined && !isTimeZone(named)) return null
  const wall = { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` }
  const at = firstMomentOf(wall, named ?? zone)
  return at === null ? null : at + Number(second) * 1_000 + Number(milliseconds)
}

const isoOffset = (offset: string): string => {
  if (/^z$/i.test(offset)) return 'Z'
  const digits = offset.slice(1).replace(':', '').padEnd(4, '0')
  return `${offset[0]}${digits.slice(0, 2)}:${digits.slice(2)}`
}

const momentOf = (iso: string): Timestamp | null => {
  const at = Date.parse(iso)
  return Number.isNaN(at) ? null : at
}
