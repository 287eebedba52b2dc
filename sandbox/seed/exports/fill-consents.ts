import { giveConsent, invalidateConsent } from '../../state/consents.ts'
import { listCustomerRecords } from '../../state/exports/customer-records.ts'
import { dayMs } from '../../time/durations.ts'
import { meetingConsents } from '../leads/consents.ts'
import type { SeedInput } from './seed-input.ts'

const sources: readonly [string, ...string[]] = ['Webový formulář', 'Podpis při schůzce']

/** Writes the consents of the customers; a few have revoked theirs. */
export const fillConsents = ({ db, random, now }: SeedInput): void => {
  for (const { id: customerId, createdAt } of listCustomerRecords(db)) {
    for (const { id: typeId, share } of meetingConsents) {
      if (!random.chance(share)) continue
      const endedAt = createdAt + random.between(30, 300) * dayMs
      const isRevoked = endedAt < now && random.chance(0.06)
      giveConsent(db, { customerId, typeId, at: createdAt, source: random.pick(sources) })
      if (!isRevoked) continue
      invalidateConsent(db, { customerId, typeId, at: endedAt, notes: 'Odvoláno e-mailem.' })
    }
  }
}
