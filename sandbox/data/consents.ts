import type { Db } from '../state/db.ts'
import { writeConsentType } from '../state/takeout/consent-records.ts'

export const marketingConsent = { id: 14, name: 'Marketingová sdělení' }
export const profilingConsent = { id: 15, name: 'Profilování a cílená nabídka' }

/** What the forms of the websites ask for, besides what is asked for at a meeting. */
export const fillConsentTypes = (db: Db): void => {
  for (const type of [marketingConsent, profilingConsent]) writeConsentType(db, type)
}
