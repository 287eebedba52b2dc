import { recordLead } from '../../leads/record-lead.ts'
import { invalidateConsent } from '../../state/consents.ts'
import {
  type CustomAttribute,
  type CustomAttributeType,
  writeCustomAttribute,
} from '../../state/custom-attributes.ts'
import type { Db } from '../../state/db.ts'
import { dayMs, hourMs } from '../../time/durations.ts'
import { toLocalMs } from '../../time/local-time.ts'
import { salesmen } from '../deals/make-deals.ts'
import { makePerson, type Person } from '../make-person.ts'
import type { Developer } from '../projects/developer.ts'
import { type Random, seededRandom } from '../random.ts'
import type { Seed } from '../seed.ts'
import { fillConsentTypes, marketingConsent } from './consents.ts'
import { fillHouseholds } from './fill-households.ts'
import { makeLead, type Offer, offerOf } from './make-lead.ts'

const login = 'leads@demo'

/** Records the leads of the last two months as `create-lead` would. */
export const fillLeads = (db: Db, { projects }: Developer, { number, now }: Seed): void => {
  fillConsentTypes(db)
  const [first, ...others] = projects
  if (first === undefined) return
  fillCustomAttributes(db)
  fillHouseholds(db, { projectId: first.id, salesmanId: salesmen[0].id, now })
  const random = seededRandom(number + 40)
  // The first project is the one that is advertised.
  const offers: [Offer, ...Offer[]] = [offerOf(first), offerOf(first), ...others.map(offerOf)]
  const askers: Person[] = []
  for (const at of makeLeadTimes(random, now)) {
    const person = pickAsker(random, askers)
    const request = makeLead(random, { person, offer: random.pick(offers) })
    const { customerId } = recordLead({ db, account: { login }, now: at }, request)
    const revokedAt = at + random.between(1, 20) * dayMs
    if (!random.chance(0.06) || revokedAt > now) continue
    const notes = 'Odvoláno odkazem v e-mailu.'
    invalidateConsent(db, { customerId, typeId: marketingConsent.id, at: revokedAt, notes })
  }
}

/** One lead in eight is from a person who has asked before. */
const pickAsker = (random: Random, askers: Person[]): Person => {
  const known = random.chance(0.125) ? askers[random.between(0, askers.length - 1)] : undefined
  const person = known ?? makePerson(random)
  if (known === undefined) askers.push(person)
  return person
}

const attribute = (
  key: string,
  type: CustomAttributeType,
  label: string,
  options: readonly string[] = [],
): CustomAttribute => ({
  key,
  type,
  label,
  options: options.map((text, order) => ({ value: order + 1, label: text })),
})

/** One attribute of each type that the specification names. */
const attributes: readonly CustomAttribute[] = [
  attribute('investment_purchase', 'boolean', 'Nákup na investici'),
  attribute('heard_from', 'string', 'Odkud se o nás dozvěděl'),
  attribute('household_size', 'integer', 'Počet členů domácnosti'),
  attribute('own_funds_millions', 'decimal', 'Vlastní zdroje (mil. Kč)'),
  attribute('moving_date', 'date', 'Plánované stěhování'),
  attribute('financing', 'singleSelect', 'Financování', ['Vlastní zdroje', 'Hypotéka', 'Obojí']),
  attribute('must_have', 'multiSelect', 'Nesmí chybět', [
    'Balkon',
    'Parkování',
    'Sklep',
    'Zahrádka',
  ]),
]

const fillCustomAttributes = (db: Db): void => {
  for (const one of attributes) writeCustomAttribute(db, one)
}

const days = 60

/** Leads of a day from Sunday to Saturday: after a weekend of thinking it over, Monday is the busiest. */
const leadsPerWeekday = [2, 5, 4, 4, 4, 3, 2] as const

/** People ask in the morning, at lunch, and most of all in the evening. */
const hours: readonly [number, ...number[]] = [
  7, 8, 9, 9, 10, 10, 11, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 20, 20, 21, 21, 21, 22, 23,
]

/** The moments at which people asked, in order and before now; their hours are those of the office's clock. */
export const makeLeadTimes = (random: Random, now: number): number[] => {
  const localNow = toLocalMs(now)
  const today = localNow - (((localNow % dayMs) + dayMs) % dayMs)
  const times = Array.from({ length: days }, (_, daysAgo) => {
    const day = today - daysAgo * dayMs
    const usual = leadsPerWeekday[new Date(day).getUTCDay()] ?? 0
    return Array.from({ length: random.between(usual - 1, usual + 2) }, () => {
      const local = day + random.pick(hours) * hourMs + random.between(0, hourMs - 1)
      return local - (toLocalMs(local) - local)
    })
  })
  return times
    .flat()
    .filter((at) => at < now)
    .sort((a, b) => a - b)
}
