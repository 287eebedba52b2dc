import { allRows, type Db, run } from '../db.ts'

export interface DealDocument {
  readonly id: number
  readonly dealId: number
  readonly kind: string
  readonly fileName: string
  readonly createdAt: number
  readonly signedAt: number | null
}

export const listDealDocuments = (db: Db): DealDocument[] =>
  allRows(
    db,
    `SELECT id, deal_id AS dealId, kind, file_name AS fileName, created_at AS createdAt, signed_at AS signedAt
     FROM deal_document ORDER BY deal_id, created_at, id`,
  )

export const writeDealDocument = (db: Db, document: Omit<DealDocument, 'id'>): void => {
  run(
    db,
    'INSERT INTO deal_document (deal_id, kind, file_name, created_at, signed_at) VALUES (?, ?, ?, ?, ?)',
    document.dealId,
    document.kind,
    document.fileName,
    document.createdAt,
    document.signedAt,
  )
}
