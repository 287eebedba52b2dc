import { allRows, type Db } from '../db.ts'
import type { Event } from '../events.ts'

export interface EventRecord extends Event {
  readonly id: number
  readonly customerName: string | null
  readonly unit: string | null
  readonly projectName: string | null
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
