import type { Timestamp } from '#core/time'
import { meaningOf } from '#core/wall-time'

/** When a day such as 2026-11-29 begins here; null for none. */
export const dayStart = (date: string, timeZone: string): Timestamp | null => {
  const found = meaningOf({ date, time: '00:00' }, timeZone)
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
