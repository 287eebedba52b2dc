import { allRows, type Db, run } from '../db.ts'

export interface Defect {
  readonly id: number
  readonly dealId: number
  /** Found at an inspection; null for one that the customer claimed under warranty. */
  readonly inspectionId: number | null
  /** The defect is in a part of the house that belongs to everybody. */
  readonly isCommunal: boolean
  readonly number: number
  readonly item: string
  readonly description: string
  readonly room: string
  readonly part: string
  readonly contractor: string
  readonly isProblematic: boolean
  readonly isFrequent: boolean
  readonly receivedAt: number
  readonly dueAt: number
  readonly plannedAt: number | null
  readonly removedAt: number | null
  /** 1 new, 2 with the contractor, 3 removed. */
  readonly status: number
}

export interface DefectRecord extends Defect {
  readonly inspectionKind: string | null
}

type DefectRow = Omit<DefectRecord, 'isCommunal' | 'isProblematic' | 'isFrequent'> & {
  readonly isCommunal: number
  readonly isProblematic: number
  readonly isFrequent: number
}

export const listDefectRecords = (db: Db): DefectRecord[] =>
  allRows<DefectRow>(
    db,
    `SELECT defect.id, defect.deal_id AS dealId, inspection_id AS inspectionId, communal AS isCommunal, number,
       item, description, room, part, contractor, problematic AS isProblematic, frequent AS isFrequent,
       received_at AS receivedAt, due_at AS dueAt, defect.planned_at AS plannedAt, removed_at AS removedAt,
       status, inspection.kind AS inspectionKind
     FROM defect LEFT JOIN inspection ON inspection.id = inspection_id ORDER BY defect.id`,
  ).map((row) => ({
    ...row,
    isCommunal: row.isCommunal === 1,
    isProblematic: row.isProblematic === 1,
    isFrequent: row.isFrequent === 1,
  }))

export const writeDefect = (db: Db, defect: Omit<Defect, 'id'>): void => {
  run(
    db,
    `INSERT INTO defect (deal_id, inspection_id, communal, number, item, description, room, part, contractor,
       problematic, frequent, received_at, due_at, planned_at, removed_at, status)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    defect.dealId,
    defect.inspectionId,
    defect.isCommunal ? 1 : 0,
    defect.number,
    defect.item,
    defect.description,
    defect.room,
    defect.part,
    defect.contractor,
    defect.isProblematic ? 1 : 0,
    defect.isFrequent ? 1 : 0,
    defect.receivedAt,
    defect.dueAt,
    defect.plannedAt,
    defect.removedAt,
    defect.status,
  )
}
