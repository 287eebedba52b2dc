import { type Db, run } from './db.ts'

/** IDs of different things start far from each other, so that one taken for another is noticed. */
const firstIds: Readonly<Record<string, number>> = {
  customer: 500_001,
  deal: 700_001,
  lead: 900_001,
  event: 2_000_001,
  picture: 3_000_001,
  gallery: 3_900_001,
  prescribed_payment: 4_000_001,
  incoming_payment: 5_000_001,
  deal_document: 6_000_001,
  additional_product: 6_200_001,
  inspection: 6_400_001,
  defect: 6_600_001,
  task: 6_800_001,
  invoice: 7_000_001,
  invoice_line: 7_200_001,
}

export const setFirstIds = (db: Db): void => {
  for (const [table, first] of Object.entries(firstIds)) {
    run(db, 'INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', table, first - 1)
  }
}
