import { allRows, type Db, oneRow, run } from './db.ts'

export interface IncomingPayment {
  /** The sender's ID: a payment with the same one is the same payment. */
  readonly externalId: string
  readonly prescribedId: number | null
  readonly amountMinor: number | null
  readonly currency: string | null
  readonly paidAt: number | null
  readonly receivedAt: number
  readonly variableSymbol: string | null
  readonly login: string
  readonly fields: Readonly<Record<string, string>>
}

export const findIncomingPayment = (db: Db, externalId: string): number | null =>
  oneRow<{ id: number }>(db, 'SELECT id FROM incoming_payment WHERE external_id = ?', externalId)
    ?.id ?? null

export const writeIncomingPayment = (db: Db, payment: IncomingPayment): number =>
  run(
    db,
    `INSERT INTO incoming_payment (external_id, prescribed_id, amount_minor, currency, paid_at, received_at,
       variable_symbol, login, fields) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    payment.externalId,
    payment.prescribedId,
    payment.amountMinor,
    payment.currency,
    payment.paidAt,
    payment.receivedAt,
    payment.variableSymbol,
    payment.login,
    JSON.stringify(payment.fields),
  )

/** The project whose deal prescribes the payment; null when there is no such payment, or its project is hidden. */
export const projectOfPrescribed = (db: Db, prescribedId: number): number | null =>
  oneRow<{ projectId: number }>(
    db,
    `SELECT project_id AS projectId FROM prescribed_payment JOIN deal ON deal.id = deal_id
       JOIN project ON project.id = project_id
     WHERE prescribed_payment.id = ? AND hidden = 0`,
    prescribedId,
  )?.projectId ?? null

export const writePrescribedPayment = (
  db: Db,
  payment: {
    readonly dealId: number
    readonly kind: string
    readonly amountMinor: number
    readonly currency: string
    readonly dueAt: number
    readonly variableSymbol: string
  },
): number =>
  run(
    db,
    `INSERT INTO prescribed_payment (deal_id, kind, amount_minor, currency, due_at, variable_symbol)
     VALUES (?, ?, ?, ?, ?, ?)`,
    payment.dealId,
    payment.kind,
    payment.amountMinor,
    payment.currency,
    payment.dueAt,
    payment.variableSymbol,
  )

interface StoredPayment
  extends Pick<IncomingPayment, 'prescribedId' | 'amountMinor' | 'receivedAt'> {
  readonly id: number
  readonly externalId: string | null
}

export const listIncomingPayments = (db: Db): StoredPayment[] =>
  allRows(
    db,
    `SELECT id, external_id AS externalId, prescribed_id AS prescribedId, amount_minor AS amountMinor,
       received_at AS receivedAt FROM incoming_payment ORDER BY id`,
  )
