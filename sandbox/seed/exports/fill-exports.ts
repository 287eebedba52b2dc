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
import type { Filling } from './filling.ts'

/** What hangs on the deals, and what only the exports show. Each part has its own dice. */
const parts: readonly ((filling: Filling) => void)[] = [
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
