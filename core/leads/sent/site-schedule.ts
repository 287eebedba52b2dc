import { minuteMs, type Timestamp } from '#core/time'
import type { LeadSettings } from '../archive/lead-settings.ts'
import { type AddressTrouble, waitsForPerson } from './address-trouble.ts'

interface SiteAttempt {
  readonly askedAt: Timestamp | null
  readonly trouble: AddressTrouble | null
}

/** Whether the site's address is due to be read; it is read as often as the CRM is polled. */
export const isSiteDue = (
  { askedAt, trouble }: SiteAttempt,
  { isPolling, pollMinutes }: Pick<LeadSettings, 'isPolling' | 'pollMinutes'>,
  now: Timestamp,
): boolean => {
  if (!isPolling || waitsForPerson(trouble)) return false
  // After a clock is put back, `askedAt` lies in the future and must not delay the next request.
  return askedAt === null || askedAt > now || askedAt + pollMinutes * minuteMs <= now
}
