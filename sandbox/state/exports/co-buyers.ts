import { type Db, run } from '../db.ts'

export const writeCoBuyer = (
  db: Db,
  { dealId, customerId }: { dealId: number; customerId: number },
): void => {
  run(db, 'INSERT INTO co_buyer (deal_id, customer_id) VALUES (?, ?)', dealId, customerId)
}
