import { giveConsent, invalidateConsent } from '../../state/consents.ts'
import { writeNewCustomer } from '../../state/customers.ts'
import type { Db } from '../../state/db.ts'
import { writeLead } from '../../state/leads.ts'
import { dayMs } from '../../time/durations.ts'
import { marketingConsent } from './consents.ts'

interface Household {
  readonly email: string
  readonly members: readonly (readonly [name: string, surname: string, consent: Consent])[]
}

type Consent = 'valid' | 'invalidated' | 'none'

/** spec: Customer: several may share one address. What a revocation by address finds differs from one to the next. */
const households: readonly Household[] = [
  {
    email: 'Rodina.Tesarovi@example.com',
    members: [
      ['Milan', 'Tesař', 'valid'],
      ['Ivana', 'Tesařová', 'valid'],
      ['Filip', 'Tesař', 'invalidated'],
    ],
  },
  {
    email: 'hajkovi@example.com',
    members: [
      ['Roman', 'Hájek', 'valid'],
      ['Dana', 'Hájková', 'none'],
    ],
  },
  {
    email: 'vitkovi.brno@example.com',
    members: [
      ['Karel', 'Vítek', 'invalidated'],
      ['Alice', 'Vítková', 'none'],
    ],
  },
]

/** Writes the members of the households as salesmen have entered them, one after another. */
export const fillHouseholds = (
  db: Db,
  { projectId, salesmanId, now }: { projectId: number; salesmanId: number; now: number },
): void => {
  const members = households.flatMap((household) =>
    household.members.map((member) => ({ email: household.email, member })),
  )
  members.forEach(({ email, member: [name, surname, consent] }, order) => {
    const at = now - (150 - order) * dayMs
    const customerId = writeNewCustomer(db, {
      name,
      surname,
      email,
      phone: `+42060300010${order}`,
      language: 'cs',
      salesmanId,
      createdAt: at,
    })
    writeVisit(db, { customerId, projectId, salesmanId, at })
    fillConsent(db, { customerId, consent, at })
  })
}

const writeVisit = (
  db: Db,
  visit: { customerId: number; projectId: number; salesmanId: number; at: number },
): void => {
  writeLead(db, {
    ...visit,
    login: '',
    unitId: null,
    campaign: '',
    productInterest: '3+kk',
    source: null,
    note: '',
    preferences: { projectId: null, rooms: ['3+kk'], priceMax: null },
  })
}

const fillConsent = (
  db: Db,
  { customerId, consent, at }: { customerId: number; consent: Consent; at: number },
): void => {
  if (consent === 'none') return
  const typeId = marketingConsent.id
  giveConsent(db, { customerId, typeId, at, source: 'Podpis při schůzce' })
  if (consent === 'valid') return
  invalidateConsent(db, { customerId, typeId, at: at + 30 * dayMs, notes: 'Odvoláno telefonicky.' })
}
