import { writeConsent, writeConsentType } from '../../state/takeout/consent-records.ts'
import { listCustomerRecords } from '../../state/takeout/customer-records.ts'
import { dayMs, type Filling } from './filling.ts'

interface Kind {
  readonly id: number
  readonly name: string
  /** How many of the customers have given it. */
  readonly share: number
}

const kinds: readonly Kind[] = [
  { id: 11, name: 'Zpracování osobních údajů', share: 0.8 },
  { id: 12, name: 'Zasílání novinek', share: 0.3 },
  { id: 13, name: 'Předání údajů hypotečnímu poradci', share: 0.15 },
]

const sources: readonly [string, ...string[]] = ['Webový formulář', 'Podpis při schůzce']

/** What the customers have agreed to, and a few have revoked. */
export const fillConsents = ({ db, random, now }: Filling): void => {
  for (const kind of kinds) writeConsentType(db, kind)
  for (const { id: customerId, createdAt } of listCustomerRecords(db)) {
    for (const { id: typeId, share } of kinds) {
      if (!random.chance(share)) continue
      const endedAt = createdAt + random.between(30, 300) * dayMs
      const isRevoked = endedAt < now && random.chance(0.06)
      writeConsent(db, {
        customerId,
        typeId,
        isValid: !isRevoked,
        givenAt: createdAt,
        endedAt: isRevoked ? endedAt : null,
        source: random.pick(sources),
        notes: isRevoked ? 'Odvoláno e-mailem.' : '',
      })
    }
  }
}
