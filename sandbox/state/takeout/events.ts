import { allRows, type Db, run } from '../db.ts'

export interface EventRecord {
  readonly id: number
  readonly type: string
  readonly at: number
  readonly note: string
  readonly customerId: number | null
  readonly customerName: string | null
  readonly unitId: number | null
  readonly unit: string | null
  readonly projectId: number | null
  readonly projectName: string | null
  readonly dealId: number | null
}

export const listEventRecords = (db: Db): EventRecord[] =>
  allRows(
    db,
    `SELECT event.id, type, at, note, customer_id AS customerId,
       customer.name || ' ' || customer.surname AS customerName, unit_id AS unitId, unit.internal_id AS unit,
       event.project_id AS projectId, project.name AS projectName, event.deal_id AS dealId
     FROM event
     LEFT JOIN customer ON customer.id = customer_id
     LEFT JOIN unit ON unit.id = unit_id
     LEFT JOIN project ON project.id = event.project_id
     ORDER BY at DESC, event.id DESC`,
  )

export const writeDealEvent = (
  db: Db,
  event: Pick<
    EventRecord,
    'type' | 'at' | 'note' | 'customerId' | 'unitId' | 'projectId' | 'dealId'
  >,
): void => {
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
