import { writeNewCustomer } from '../../state/customers.ts'
import type { Db } from '../../state/db.ts'
import { writeDeal, writeSalesman } from '../../state/deals.ts'
import { attachToDeal } from '../../state/units.ts'
import { dayMs } from '../../time/durations.ts'
import type { Developer } from '../projects/developer.ts'
import { seededRandom } from '../random.ts'
import type { Seed } from '../seed.ts'
import { type Deal, makeDeals, salesmen } from './make-deals.ts'

export const fillDeals = (db: Db, developer: Developer, { number, now }: Seed): void => {
  for (const salesman of salesmen) writeSalesman(db, salesman)
  for (const deal of makeDeals(seededRandom(number + 1), developer)) fillDeal(db, deal, now)
}

const fillDeal = (db: Db, deal: Deal, now: number): void => {
  const createdAt = now - deal.ageDays * dayMs
  const { customer, unitIds, ...rest } = deal
  const customerId = writeNewCustomer(db, {
    ...customer,
    language: 'cs',
    salesmanId: deal.salesmanId,
    createdAt,
  })
  const dealId = writeDeal(db, { ...rest, customerId, createdAt })
  for (const unitId of unitIds) attachToDeal(db, unitId, dealId)
}
