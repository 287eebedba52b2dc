import { dayMs, type Timestamp } from '#core/time'
import type { Alarm, AlarmEvent } from './alarm.ts'
import type { Trouble } from './trouble.ts'

/** What a look has found. */
export interface FoundTroubles {
  readonly troubles: readonly Trouble[]
  /** Keys of alarms of which nothing can be told now; they stay as they are. */
  readonly undecided: ReadonlySet<string>
  /** Keys of alarms whose subject is not looked after any more. */
  readonly dropped: ReadonlySet<string>
}

/** When the next reminder of an alarm is due, by a clock that nobody sets; known as long as the program runs. */
export type Reminders = ReadonlyMap<string, number>

interface AlarmsInput {
  readonly alarms: readonly Alarm[]
  readonly found: FoundTroubles
  readonly reminders: Reminders
  readonly now: Timestamp
  readonly sinceBootMs: number
}

interface DecidedAlarms {
  readonly alarms: readonly Alarm[]
  readonly events: readonly AlarmEvent[]
  readonly reminders: Reminders
}

/** More at once are told of when some of them are over: nobody reads on. */
export const mostAlarms = 500

/**
 * What people are told of now: each trouble once when it begins, once a day as long as it lasts, and once when it is
 * over. A running program measures the day by a clock that nobody sets. After a start the clock on the wall says how
 * much of it has passed; where that stands before the last reminder, the whole day begins anew.
 */
export const decideAlarms = ({
  alarms,
  found,
  reminders,
  now,
  sinceBootMs,
}: AlarmsInput): DecidedAlarms => {
  const troubles = new Map(found.troubles.map((trouble) => [trouble.key, trouble]))
  const kept: Alarm[] = []
  const events: AlarmEvent[] = []
  const due = new Map<string, number>()
  for (const alarm of alarms) {
    const { key } = alarm.trouble
    const { beganAt } = alarm
    const trouble = troubles.get(key)
    const dueAt = reminders.get(key) ?? sinceBootMs + restOfDay(alarm, now)
    const end = trouble || found.undecided.has(key) ? null : endOf(key, found)
    if (end !== null) {
      events.push({ event: end, trouble: alarm.trouble, beganAt })
      continue
    }
    const isDue = trouble !== undefined && dueAt <= sinceBootMs
    if (isDue) events.push({ event: 'goesOn', trouble, beganAt })
    due.set(key, isDue ? sinceBootMs + dayMs : dueAt)
    kept.push(isDue ? { trouble, beganAt, toldAt: now } : alarm)
  }
  const known = new Set(alarms.map(({ trouble: { key } }) => key))
  for (const [key, trouble] of troubles) {
    if (known.has(key) || kept.length >= mostAlarms) continue
    events.push({ event: 'began', trouble, beganAt: now })
    due.set(key, sinceBootMs + dayMs)
    kept.push({ trouble, beganAt: now, toldAt: now })
  }
  return { alarms: kept, events, reminders: due }
}

const endOf = (key: string, { dropped }: FoundTroubles): 'over' | 'dropped' =>
  dropped.has(key) ? 'dropped' : 'over'

const restOfDay = ({ toldAt }: Alarm, now: Timestamp): number =>
  Math.min(Math.max(toldAt + dayMs - now, 0), dayMs)
