import { writeNewCustomer } from '../../state/customers.ts'
import { writeInactivity } from '../../state/exports/inquiry-records.ts'
import { writeLead } from '../../state/leads.ts'
import { listProjects } from '../../state/projects.ts'
import { dayMs } from '../../time/durations.ts'
import { makePerson } from '../make-person.ts'
import type { SeedInput } from './seed-input.ts'

const campaigns: readonly [string, ...string[]] = ['', '', 'jaro-byty', 'bannery-mhd', 'doporuceni']
const reasons: readonly [string, ...string[]] = [
  'Zájemce nereaguje na telefon ani e-mail.',
  'Koupil jinde.',
  'Odkládá nákup kvůli financování.',
  'Hledá jinou dispozici.',
]
const questions: readonly [string, ...string[]] = [
  'Prosím o zaslání ceníku a termínu prohlídky.',
  'Je možné jednotku financovat hypotékou?',
  'Kdy bude dům dokončen?',
  '',
]
/** Inquiries that no account of the API has sent: `list-leads` shows them to nobody. */
const unsent = { login: '', preferences: { projectId: null, rooms: [], priceMax: null } } as const

const sources: readonly [number, ...number[]] = [1, 2, 3, 7]

/** Writes the first inquiry of every buyer, and those of people who bought nothing. */
export const fillInquiries = (input: SeedInput): void => {
  fillOfDeals(input)
  fillOfOthers(input)
}

const fillOfDeals = ({ db, random, deals }: SeedInput): void => {
  for (const deal of deals) {
    writeLead(db, {
      ...unsent,
      customerId: deal.customerId,
      at: deal.createdAt - random.between(1, 20) * dayMs,
      projectId: deal.projectId,
      unitId: deal.mainUnitId,
      salesmanId: deal.salesmanId,
      campaign: random.pick(campaigns),
      productInterest: deal.mainUnit ?? '',
      source: random.pick(sources),
      note: random.pick(questions),
    })
  }
}

const fillOfOthers = ({ db, random, now }: SeedInput): void => {
  for (const { id: projectId } of listProjects(db)) {
    for (let count = 0; count < 40; count += 1) {
      const ageDays = random.between(9, 400)
      const at = now - ageDays * dayMs
      const salesmanId = random.pick([301, 302, 303])
      const customerId = writeNewCustomer(db, {
        ...makePerson(random),
        language: 'cs',
        salesmanId,
        createdAt: at,
      })
      const leadId = writeLead(db, {
        ...unsent,
        customerId,
        at,
        projectId,
        unitId: null,
        salesmanId,
        campaign: random.pick(campaigns),
        productInterest: random.pick(['1+kk', '2+kk', '3+kk', '4+kk']),
        source: random.pick(sources),
        note: random.pick(questions),
      })
      if (ageDays > 60) {
        writeInactivity(db, { leadId, since: at + 45 * dayMs, note: random.pick(reasons) })
      }
    }
  }
}
