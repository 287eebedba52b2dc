import { type Db, run } from './db.ts'

/** A note that the CRM makes by itself. */
export interface Event {
  readonly type: string
  readonly at: number
  readonly note: string
  readonly customerId: number | null
  readonly unitId: number | null
  readonly projectId: number | null
  readonly dealId: number | null
}

export const writeEvent = (db: Db, event: Event): void => {
  run(
    db,
    `INSERT INTO event (type, at, note, customer_id, unit_id, project_id, deal_id)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    event.type,
    event.at,
    event.note,
    event.customerId,
    event.unitId,
    event.projectId,
    event.dealId,
  )
}
