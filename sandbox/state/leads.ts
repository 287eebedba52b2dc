import { allRows, type Db, oneRow, run } from './db.ts'

/** The preferences of a lead; `projectId` is the preferred project, not the one that the lead is assigned to. */
export interface LeadPreferences {
  readonly projectId: number | null
  readonly rooms: readonly string[]
  readonly priceMax: number | null
}

export interface NewLead {
  readonly customerId: number
  /** Login of the account that sent the lead. */
  readonly login: string
  readonly at: number
  readonly projectId: number | null
  readonly unitId: number | null
  readonly salesmanId: number | null
  readonly campaign: string
  readonly productInterest: string
  readonly source: number | null
  readonly note: string
  readonly preferences: LeadPreferences
}

export const writeLead = (db: Db, lead: NewLead): number =>
  run(
    db,
    `INSERT INTO lead (customer_id, login, at, project_id, unit_id, salesman_id, campaign, product_interest, source,
       note, preferences) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    lead.customerId,
    lead.login,
    lead.at,
    lead.projectId,
    lead.unitId,
    lead.salesmanId,
    lead.campaign,
    lead.productInterest,
    lead.source,
    lead.note,
    JSON.stringify(lead.preferences),
  )

export interface ListedLeadRow {
  readonly id: number
  readonly customerId: number
  readonly customerName: string
  readonly at: number
  readonly project: string | null
  readonly preferredProject: string | null
  readonly campaign: string
  readonly productInterest: string
}

const listedColumns = `
  SELECT lead.id, customer_id AS customerId, customer.name || ' ' || customer.surname AS customerName, at,
    project.name AS project, preferred.name AS preferredProject, campaign, product_interest AS productInterest
  FROM lead JOIN customer ON customer.id = customer_id
  LEFT JOIN project ON project.id = project_id
  LEFT JOIN project AS preferred ON preferred.id = json_extract(preferences, '$.projectId')`

/** The leads of an account, the most recent first. */
export const listLeadsOf = (
  db: Db,
  { login, since }: { login: string; since: number },
): ListedLeadRow[] =>
  allRows(
    db,
    `${listedColumns} WHERE login = ? AND at >= ? ORDER BY at DESC, lead.id DESC`,
    login,
    since,
  )

export const readListedLead = (db: Db, id: number): ListedLeadRow => {
  const row = oneRow<ListedLeadRow>(db, `${listedColumns} WHERE lead.id = ?`, id)
  if (row === null) throw new Error(`there is no lead ${id}`)
  return row
}

interface StoredLead {
  readonly id: number
  readonly customerId: number
  readonly login: string
  readonly at: number
  readonly projectId: number | null
  readonly unitId: number | null
  readonly note: string
}

export const listAllLeads = (db: Db): StoredLead[] =>
  allRows(
    db,
    `SELECT id, customer_id AS customerId, login, at, project_id AS projectId, unit_id AS unitId, note
     FROM lead ORDER BY id`,
  )

export const removeLead = (db: Db, id: number): void => {
  run(db, 'DELETE FROM lead WHERE id = ?', id)
}
