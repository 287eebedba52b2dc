import { allRows, type Db } from '../db.ts'

export interface CustomerRecord {
  readonly id: number
  readonly fullName: string
  readonly email: string | null
  readonly phone: string | null
  readonly language: string | null
  readonly tags: readonly string[]
  readonly salesmanId: number | null
  readonly createdAt: number
  /** The project of the last deal, or else of the last lead. */
  readonly projectId: number | null
  readonly projectName: string | null
  readonly lifecycle: string | null
  readonly sourceId: number | null
}

export const listCustomerRecords = (db: Db): CustomerRecord[] =>
  allRows<Omit<CustomerRecord, 'tags'> & { readonly tags: string }>(
    db,
    `SELECT customer.id, customer.name || ' ' || surname AS fullName, email, phone, language, tags,
       customer.salesman_id AS salesmanId, customer.created_at AS createdAt, project.id AS projectId,
       project.name AS projectName, deal.lifecycle, lead.source AS sourceId
     FROM customer
     LEFT JOIN deal ON deal.id = coalesce(
       (SELECT max(own.id) FROM deal AS own WHERE own.customer_id = customer.id),
       (SELECT max(deal_id) FROM co_buyer WHERE co_buyer.customer_id = customer.id))
     LEFT JOIN lead ON lead.id = (SELECT max(id) FROM lead WHERE lead.customer_id = customer.id)
     LEFT JOIN project ON project.id = coalesce(deal.project_id, lead.project_id)
     ORDER BY customer.id`,
  ).map((row) => ({ ...row, tags: JSON.parse(row.tags) as string[] }))
