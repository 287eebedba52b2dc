import { writeNewCustomer } from '../../state/customers.ts'
import { writeCoBuyer } from '../../state/exports/co-buyers.ts'
import { makePerson } from '../make-person.ts'
import type { Filling } from './filling.ts'

/** Many a home is bought by two. */
export const fillCoBuyers = ({ db, random, deals }: Filling): void => {
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
