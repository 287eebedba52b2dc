import { allRows, type Db, run } from './db.ts'

export const writeSalesman = (
  db: Db,
  { id, name, surname }: { id: number; name: string; surname: string },
): void => {
  run(db, 'INSERT INTO salesman (id, name, surname) VALUES (?, ?, ?)', id, name, surname)
}

export interface NewDeal {
  readonly projectId: number
  readonly customerId: number
  readonly salesmanId: number | null
  readonly status: number
  readonly lifecycle: string
  readonly priceMinor: number
  readonly createdAt: number
}

export const writeDeal = (db: Db, deal: NewDeal): number =>
  run(
    db,
    `INSERT INTO deal (project_id, customer_id, salesman_id, status, lifecycle, price_minor, created_at, changed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    deal.projectId,
    deal.customerId,
    deal.salesmanId,
    deal.status,
    deal.lifecycle,
    deal.priceMinor,
    deal.createdAt,
    deal.createdAt,
  )

export interface StoredDeal extends NewDeal {
  readonly id: number
}

export const listDeals = (db: Db): StoredDeal[] =>
  allRows(
    db,
    `SELECT id, project_id AS projectId, customer_id AS customerId, salesman_id AS salesmanId, status, lifecycle,
       price_minor AS priceMinor, created_at AS createdAt FROM deal ORDER BY id`,
  )
