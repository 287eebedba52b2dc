import { writeNewCustomer } from '../../state/customers.ts'
import { writeCoBuyer } from '../../state/exports/co-buyers.ts'
import { makePerson } from '../make-person.ts'
import type { SeedInput } from './seed-input.ts'

/** Gives one deal in five a second buyer. */
export const fillCoBuyers = ({ db, random, deals }: SeedInput): void => {
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
