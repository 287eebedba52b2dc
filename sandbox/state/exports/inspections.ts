import { allRows, type Db, run } from '../db.ts'

export interface Inspection {
  readonly id: number
  readonly dealId: number
  readonly kind: string
  readonly plannedAt: number
  readonly doneAt: number | null
  readonly inspector: string
  readonly note: string
}

export interface InspectionRecord extends Inspection {
  readonly defects: number
  readonly openDefects: number
}

export const listInspectionRecords = (db: Db): InspectionRecord[] =>
  allRows(
    db,
    `SELECT inspection.id, inspection.deal_id AS dealId, kind, inspection.planned_at AS plannedAt,
       done_at AS doneAt, inspector, note, count(defect.id) AS defects,
       count(defect.id) - count(defect.removed_at) AS openDefects
     FROM inspection LEFT JOIN defect ON defect.inspection_id = inspection.id
     GROUP BY inspection.id ORDER BY inspection.id`,
  )

export const writeInspection = (db: Db, inspection: Omit<Inspection, 'id'>): number =>
  run(
    db,
    'INSERT INTO inspection (deal_id, kind, planned_at, done_at, inspector, note) VALUES (?, ?, ?, ?, ?, ?)',
    inspection.dealId,
    inspection.kind,
    inspection.plannedAt,
    inspection.doneAt,
    inspection.inspector,
    inspection.note,
  )
