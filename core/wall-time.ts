import { dayMs, type Timestamp } from '#core/time'

/** A moment as a clock on the wall shows it. */
export interface WallTime {
  /** The day, such as 2026-11-29. */
  readonly date: string
  /** The time, such as 06:30. */
  readonly time: string
}

/** What a wall time means in a zone: clocks are put forward and back. */
export type Meaning =
  | { readonly kind: 'moment'; readonly at: Timestamp }
  /** The clocks show it twice. */
  | { readonly kind: 'twice'; readonly first: Timestamp; readonly second: Timestamp }
  /** The clocks leap over it; `next` is the first moment after the leap. */
  | { readonly kind: 'never'; readonly next: Timestamp }
  | { readonly kind: 'notATime' }

/** Where the vendor and its customers are: a time without a zone is on their clocks, until a person says otherwise. */
export const usualTimeZone = 'Europe/Prague'

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const made =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
  formats.set(timeZone, made)
  return made
}

/** Whether clocks of that name are known here. */
export const isTimeZone = (zone: string): boolean => {
  try {
    return formatOf(zone) !== undefined
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** The wall time of a moment, to the second, as if it were UTC. */
const wallMs = (at: Timestamp, timeZone: string): number => {
  const text = formatOf(timeZone).format(at)
  return Date.parse(`${text.slice(0, 10)}T${text.slice(11)}Z`)
}

/** What the clocks of a zone are ahead of UTC at a moment. */
export const zoneOffsetMs = (at: Timestamp, timeZone: string): number => wallMs(at, timeZone) - at

export const toWallTime = (at: Timestamp, timeZone: string): WallTime => {
  const text = formatOf(timeZone).format(at)
  return { date: text.slice(0, 10), time: text.slice(11, 16) }
}

/** A moment as tables have it: `2026-11-21 13:45`. */
export const wallText = (at: Timestamp, timeZone: string): string => {
  const { date, time } = toWallTime(at, timeZone)
  return `${date} ${time}`
}

const wallTime = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2})$/

/** The wall time as if it were UTC; null for the thirtieth of February and the like. */
const asUtc = ({ date, time }: WallTime): number | null => {
  const found = wallTime.exec(`${date} ${time}`)
  if (!found) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = found.slice(1).map(Number)
  const ms = Date.UTC(year, month - 1, day, hour, minute)
  const written = toWallTime(ms, 'UTC')
  return written.date === date && written.time === time ? ms : null
}

/** The moment that a person means by a date and a time in a zone. */
export const meaningOf = (wall: WallTime, timeZone: string): Meaning => {
  const wanted = asUtc(wall)
  if (wanted === null) return { kind: 'notATime' }
  // No zone changes its offset twice within two days: these are all that the wall time may have.
  const offsets = [wanted - dayMs, wanted + dayMs].map((at) => zoneOffsetMs(at, timeZone))
  const candidates = [...new Set(offsets.map((offset) => wanted - offset))]
  const [first, second] = candidates
    .filter((at) => wallMs(at, timeZone) === wanted)
    .sort((a, b) => a - b)
  if (first === undefined) return { kind: 'never', next: leapBetween(candidates, wanted, timeZone) }
  return second === undefined ? { kind: 'moment', at: first } : { kind: 'twice', first, second }
}

const leapBetween = (around: readonly number[], wanted: number, timeZone: string): Timestamp => {
  let before = Math.min(...around)
  let after = Math.max(...around)
  while (after - before > 1_000) {
    const middle = Math.floor((before + after) / 2_000) * 1_000
    if (middle <= before) break
    if (wallMs(middle, timeZone) > wanted) after = middle
    else before = middle
  }
  return after
}

/**
 * The first moment at which the clocks show a wall time; for a time that they skip, the moment after the skip. Null for
 * an impossible time.
 */
export const firstMomentOf = (wall: WallTime, timeZone: string): Timestamp | null => {
  const found = meaningOf(wall, timeZone)
  switch (found.kind) {
    case 'moment':
      return found.at
    case 'twice':
      return found.first
    case 'never':
      return found.next
    case 'notATime':
      return null
  }
}

/**
 * When a day such as 2026-11-29 begins; null for an impossible day. Where the clocks skip midnight, it begins at one.
 */
export const startOfDay = (date: string, timeZone: string): Timestamp | null =>
  firstMomentOf({ date, time: '00:00' }, timeZone)

const dayFrom = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The day behind a day such as 2026-11-29. */
export const dayAfter = (date: string): string => dayFrom(date, 1)

/** The day before a day. */
export const dayBefore = (date: string): string => dayFrom(date, -1)
