import { giveConsent, invalidateConsent } from '../../state/consents.ts'
import { writeNewCustomer } from '../../state/customers.ts'
import type { Db } from '../../state/db.ts'
import { writeEvent } from '../../state/events.ts'
import { writeCoBuyer } from '../../state/exports/co-buyers.ts'
import { listCustomerRecords } from '../../state/exports/customer-records.ts'
import { listDealRecords } from '../../state/exports/deal-records.ts'
import { writeTask } from '../../state/exports/tasks.ts'
import { dayMs } from '../../time/durations.ts'
import { meetingConsents } from '../leads/consents.ts'
import { makePerson } from '../make-person.ts'
import { seededRandom } from '../random.ts'
import type { Seed } from '../seed.ts'
import { fillAdditionalProducts } from './fill-additional-products.ts'
import { fillDocuments } from './fill-documents.ts'
import { fillInquiries } from './fill-inquiries.ts'
import { fillInspections } from './fill-inspections.ts'
import { fillInvoices } from './fill-invoices.ts'
import { fillUnitHistory } from './fill-unit-history.ts'
import type { SeedInput } from './seed-input.ts'

const subjects: readonly [string, ...string[]] = [
  'Zavolat a domluvit prohlídku',
  'Poslat návrh rezervační smlouvy',
  'Ověřit financování s bankou',
  'Doplnit podklady k hypotéce',
  'Připomenout úhradu zálohy',
  'Vybrat standardy v showroomu',
]

/** Writes the tasks of salesmen whose deals are still open. */
const fillTasks = ({ db, random, deals, now }: SeedInput): void => {
  for (const deal of deals) {
    if (deal.status !== 1 || !random.chance(0.6)) continue
    const createdAt = Math.min(now, deal.createdAt + random.between(0, 10) * dayMs)
    const dueAt = createdAt + random.between(2, 21) * dayMs
    writeTask(db, {
      projectId: deal.projectId,
      customerId: deal.customerId,
      salesmanId: deal.salesmanId,
      dealId: deal.id,
      subject: random.pick(subjects),
      createdAt,
      dueAt,
      doneAt: dueAt < now && random.chance(0.8) ? dueAt : null,
    })
  }
}

const won = 3

/** Writes the CRM's notes of each deal; spec: Events names their types. */
const fillEvents = ({ db, random, deals, now }: SeedInput): void => {
  for (const deal of deals) {
    const { customerId, projectId, mainUnitId: unitId, id: dealId, createdAt } = deal
    const of = { customerId, projectId, unitId, dealId }
    const write = (type: string, afterDays: number, note: string): void => {
      writeEvent(db, { ...of, type, at: Math.min(now, createdAt + afterDays * dayMs), note })
    }
    write('PHONE_CALL', 0, 'Zájemce potvrdil výběr jednotky.')
    if (random.chance(0.15)) {
      write('INDIVIDUAL_DISCOUNT_UPDATED', 2, 'Sleva schválena vedoucím prodeje.')
    }
    if (deal.status !== won) continue
    if (random.chance(0.04)) {
      write('DEAL_CLOSED_LOST', 20, 'Zákazník zvažoval jiný projekt.')
      write('DEAL_REOPENED', 31, 'Zákazník se vrátil.')
    }
    write('DEAL_CLOSED_WON', 55, 'Kupní smlouva podepsána.')
  }
}

const sources: readonly [string, ...string[]] = ['Webový formulář', 'Podpis při schůzce']

/** Writes the consents of the customers; a few have revoked theirs. */
const fillConsents = ({ db, random, now }: SeedInput): void => {
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

/** Gives one deal in five a second buyer. */
const fillCoBuyers = ({ db, random, deals }: SeedInput): void => {
  for (const { id, salesmanId, createdAt } of deals) {
    if (!random.chance(0.2)) continue
    const customerId = writeNewCustomer(db, {
      ...makePerson(random),
      language: 'cs',
      salesmanId,
      createdAt,
    })
    writeCoBuyer(db, { dealId: id, customerId })
  }
}

/** The parts of the seed that hang on deals or that only exports show; each has random numbers of its own. */
const parts: readonly ((input: SeedInput) => void)[] = [
  fillInquiries,
  fillCoBuyers,
  fillDocuments,
  fillAdditionalProducts,
  fillInspections,
  fillTasks,
  fillEvents,
  fillInvoices,
  fillUnitHistory,
  fillConsents,
]

export const fillExports = (db: Db, { number, now }: Seed): void => {
  const deals = listDealRecords(db, now)
  parts.forEach((fill, order) => {
    fill({ db, random: seededRandom(number + 100 + order), deals, now })
  })
}
