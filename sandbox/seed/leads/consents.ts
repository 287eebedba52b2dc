import { type ConsentType, writeConsentType } from '../../state/consents.ts'
import type { Db } from '../../state/db.ts'

export const marketingConsent = { id: 14, name: 'Marketingová sdělení' }
export const profilingConsent = { id: 15, name: 'Profilování a cílená nabídka' }

interface MeetingConsent extends ConsentType {
  /** The share of the customers who have given it. */
  readonly share: number
}

/** The consents that salesmen ask for at a meeting. */
export const meetingConsents: readonly MeetingConsent[] = [
  { id: 11, name: 'Zpracování osobních údajů', share: 0.8 },
  { id: 12, name: 'Zasílání novinek', share: 0.3 },
  { id: 13, name: 'Předání údajů hypotečnímu poradci', share: 0.15 },
]

/** Further consents, which the forms of websites ask for. */
const websiteConsents = [marketingConsent, profilingConsent]

export const fillConsentTypes = (db: Db): void => {
  for (const type of [...meetingConsents, ...websiteConsents]) writeConsentType(db, type)
}
