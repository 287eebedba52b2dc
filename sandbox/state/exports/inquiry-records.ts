import { allRows, type Db, run } from '../db.ts'

export interface InquiryRecord {
  readonly id: number
  readonly at: number
  readonly customerId: number
  readonly customerName: string
  readonly email: string | null
  readonly phone: string | null
  readonly projectId: number | null
  readonly projectName: string | null
  readonly unitId: number | null
  readonly unit: string | null
  readonly salesmanId: number | null
  readonly salesmanName: string | null
  readonly campaign: string
  readonly interest: string
  readonly sourceId: number | null
  readonly note: string
  readonly inactiveSince: number | null
  readonly inactivityNote: string | null
}

export const listInquiryRecords = (db: Db): InquiryRecord[] =>
  allRows(
    db,
    `SELECT lead.id, lead.at, lead.customer_id AS customerId,
       customer.name || ' ' || customer.surname AS customerName, email, phone, lead.project_id AS projectId,
       project.name AS projectName, unit_id AS unitId, unit.internal_id AS unit,
       lead.salesman_id AS salesmanId, salesman.name || ' ' || salesman.surname AS salesmanName, campaign,
       product_interest AS interest, source AS sourceId, lead.note, inactive.since AS inactiveSince,
       inactive.note AS inactivityNote
     FROM lead JOIN customer ON customer.id = lead.customer_id
     LEFT JOIN project ON project.id = lead.project_id
     LEFT JOIN unit ON unit.id = lead.unit_id
     LEFT JOIN salesman ON salesman.id = lead.salesman_id
     LEFT JOIN inquiry_inactivity AS inactive ON inactive.lead_id = lead.id
     ORDER BY lead.at DESC, lead.id DESC`,
  )

export const writeInactivity = (
  db: Db,
  { leadId, since, note }: { leadId: number; since: number; note: string },
): void => {
  run(
    db,
    'INSERT INTO inquiry_inactivity (lead_id, since, note) VALUES (?, ?, ?)',
    leadId,
    since,
    note,
  )
}
