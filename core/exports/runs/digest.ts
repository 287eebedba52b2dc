import { z } from 'zod'
import { dayMs, type Timestamp } from '#core/time'
import { dayAfter, dayBefore, firstMomentOf, startOfDay, toWallTime } from '#core/wall-time'
import { timeSchema } from '../schedule/schedule.ts'

/** Whether and when a person is notified of the reports of the day before. */
export const digestSchema = z.strictObject({ isOn: z.boolean(), time: timeSchema })
export type Digest = z.infer<typeof digestSchema>

/** A digest that is due now. */
export interface DueDigest {
  /** The day of the digest, as 2026-11-22; each day has one. */
  readonly day: string
  /** What it tells of: the day before, from its first moment up to the one behind its last. */
  readonly about: string
  readonly from: Timestamp
  readonly until: Timestamp
}

interface DigestTurnInput {
  readonly digest: Pick<Digest, 'time'>
  readonly zone: string
  readonly now: Timestamp
  /** The day of the last digest; null where none was ever due. */
  readonly toldOn: string | null
}

/** `passed`: no digest is due any more on that day. */
export type DigestTurn =
  | { readonly kind: 'later' }
  | { readonly kind: 'passed'; readonly day: string }
  | { readonly kind: 'due'; readonly due: DueDigest }

/**
 * A digest that was missed while the computer was off is due when it is back, as long as it is less than a day late.
 */
export const digestTurn = ({
  digest: { time },
  zone,
  now,
  toldOn,
}: DigestTurnInput): DigestTurn => {
  const today = toWallTime(now, zone).date
  const day = momentOf({ date: today, time }, zone) <= now ? today : dayBefore(today)
  if (toldOn === null) return { kind: 'passed', day }
  // A clock that was far ahead has been put right: no day is waited for that it has only pretended.
  if (toldOn > today) return { kind: 'passed', day }
  if (day <= toldOn) return { kind: 'later' }
  if (now - momentOf({ date: day, time }, zone) >= dayMs) return { kind: 'passed', day }
  const about = dayBefore(day)
  const from = startOfDay(about, zone) ?? 0
  return { kind: 'due', due: { day, about, from, until: startOfDay(dayAfter(about), zone) ?? 0 } }
}

const momentOf = (wall: { date: string; time: string }, zone: string): Timestamp =>
  firstMomentOf(wall, zone) ?? Number.POSITIVE_INFINITY
