import type { Db } from '../../state/db.ts'
import { listDealRecords } from '../../state/exports/deal-records.ts'
import { seededRandom } from '../random.ts'
import type { Seed } from '../seed.ts'
import { fillAdditionalProducts } from './fill-additional-products.ts'
import { fillCoBuyers } from './fill-co-buyers.ts'
import { fillConsents } from './fill-consents.ts'
import { fillDocuments } from './fill-documents.ts'
import { fillEvents } from './fill-events.ts'
import { fillInquiries } from './fill-inquiries.ts'
import { fillInspections } from './fill-inspections.ts'
import { fillInvoices } from './fill-invoices.ts'
import { fillTasks } from './fill-tasks.ts'
import { fillUnitHistory } from './fill-unit-history.ts'
import type { SeedInput } from './seed-input.ts'

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
