import { minuteMs, type Timestamp } from '#core/time'
import type { LeadSettings } from '../archive/lead-settings.ts'
import { type AddressTrouble, waitsForPerson } from './address-trouble.ts'

interface Asked {
  readonly askedAt: Timestamp | null
  readonly trouble: AddressTrouble | null
}

/** As often as the CRM is asked. */
export const isSiteDue = (
  { askedAt, trouble }: Asked,
  { isPolling, pollMinutes }: Pick<LeadSettings, 'isPolling' | 'pollMinutes'>,
  now: Timestamp,
): boolean => {
  if (!isPolling || waitsForPerson(trouble)) return false
  // A clock that was put back must not make anybody wait for it to catch up.
  return askedAt === null || askedAt > now || askedAt + pollMinutes * minuteMs <= now
}
