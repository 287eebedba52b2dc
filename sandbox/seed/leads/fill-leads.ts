import { recordLead } from '../../leads/record-lead.ts'
import { invalidateConsent } from '../../state/consents.ts'
import type { Db } from '../../state/db.ts'
import { dayMs } from '../../time/durations.ts'
import { salesmen } from '../deals/make-deals.ts'
import { makePerson, type Person } from '../make-person.ts'
import type { Developer } from '../projects/developer.ts'
import { type Random, seededRandom } from '../random.ts'
import type { Seed } from '../seed.ts'
import { fillConsentTypes, marketingConsent } from './consents.ts'
import { fillCustomAttributes } from './custom-attributes.ts'
import { fillHouseholds } from './fill-households.ts'
import { makeLeadTimes } from './lead-times.ts'
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
