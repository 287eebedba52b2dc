import { allRows, type Db } from '../db.ts'

export interface PrescribedRecord {
  readonly id: number
  readonly dealId: number
  readonly kind: string
  readonly amountMinor: number
  readonly currency: string
  readonly dueAt: number
  readonly variableSymbol: string
  readonly paidMinor: number
  readonly paidAt: number | null
}

export const listPrescribedRecords = (db: Db): PrescribedRecord[] =>
  allRows(
    db,
    `SELECT id, deal_id AS dealId, kind, amount_minor AS amountMinor, currency, due_at AS dueAt,
       variable_symbol AS variableSymbol, paid_minor AS paidMinor, paid_at AS paidAt
     FROM prescribed_balance ORDER BY id`,
  )

export interface IncomingRecord {
  readonly id: number
  /** The prescribed payment that it pays: named by its sender, or found by its variable symbol. */
  readonly prescribedId: number | null
  readonly dealId: number | null
  readonly amountMinor: number | null
  readonly currency: string | null
  readonly paidAt: number | null
  readonly receivedAt: number
  readonly variableSymbol: string | null
  readonly account: string | null
  readonly message: string | null
}

export const listIncomingRecords = (db: Db): IncomingRecord[] =>
  allRows(
    db,
    `SELECT paid.id, matched_id AS prescribedId, deal_id AS dealId, paid.amount_minor AS amountMinor,
       paid.currency, paid.paid_at AS paidAt, received_at AS receivedAt,
       paid.variable_symbol AS variableSymbol, json_extract(fields, '$.account') AS account,
       json_extract(fields, '$.message') AS message
     FROM matched_payment AS paid LEFT JOIN prescribed_payment ON prescribed_payment.id = matched_id
     ORDER BY paid.id`,
  )
