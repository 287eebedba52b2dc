import { allRows, type Db } from '../db.ts'

/** A deal with everything around it that an export names. */
export interface DealRecord {
  readonly id: number
  readonly projectId: number
  readonly projectName: string
  readonly customerId: number
  readonly customerName: string
  readonly email: string | null
  readonly phone: string | null
  readonly salesmanId: number | null
  readonly salesmanName: string | null
  readonly status: number
  readonly lifecycle: string
  readonly priceMinor: number
  readonly createdAt: number
  readonly changedAt: number
  readonly mainUnitId: number | null
  readonly mainUnit: string | null
  readonly otherUnits: string | null
  readonly coBuyers: string | null
  readonly products: string | null
  readonly inquiryId: number | null
  readonly prescribedMinor: number
  readonly paidMinor: number
  readonly overdueMinor: number
}

const sql = `
WITH balance AS (
  SELECT deal_id, sum(amount_minor) AS prescribed, sum(paid_minor) AS paid,
    sum(CASE WHEN due_at < ? THEN max(amount_minor - paid_minor, 0) ELSE 0 END) AS overdue
  FROM prescribed_balance GROUP BY deal_id
)
SELECT deal.id, deal.project_id AS projectId, project.name AS projectName, customer_id AS customerId,
  customer.name || ' ' || customer.surname AS customerName, email, phone, deal.salesman_id AS salesmanId,
  salesman.name || ' ' || salesman.surname AS salesmanName, status, lifecycle, price_minor AS priceMinor,
  deal.created_at AS createdAt, deal.changed_at AS changedAt, main.id AS mainUnitId, main.internal_id AS mainUnit,
  (SELECT group_concat(other.internal_id, ', ') FROM unit AS other
    WHERE other.deal_id = deal.id AND other.id <> main.id) AS otherUnits,
  (SELECT group_concat(buyer.name || ' ' || buyer.surname, ', ')
    FROM co_buyer JOIN customer AS buyer ON buyer.id = co_buyer.customer_id
    WHERE co_buyer.deal_id = deal.id) AS coBuyers,
  product.names AS products,
  (SELECT max(lead.id) FROM lead WHERE lead.customer_id = deal.customer_id) AS inquiryId,
  coalesce(balance.prescribed, 0) AS prescribedMinor, coalesce(balance.paid, 0) AS paidMinor,
  coalesce(balance.overdue, 0) AS overdueMinor
FROM deal
JOIN project ON project.id = deal.project_id
JOIN customer ON customer.id = deal.customer_id
LEFT JOIN salesman ON salesman.id = deal.salesman_id
LEFT JOIN unit AS main ON main.id = (SELECT min(unit.id) FROM unit WHERE unit.deal_id = deal.id)
LEFT JOIN (SELECT deal_id, group_concat(name, ', ') AS names FROM additional_product GROUP BY deal_id) AS product
  ON product.deal_id = deal.id
LEFT JOIN balance ON balance.deal_id = deal.id
ORDER BY deal.id`

/** A payment that was due before today and is unpaid is overdue. */
export const listDealRecords = (db: Db, today: number): DealRecord[] => allRows(db, sql, today)
