import type { WorkspaceId } from '#core/ids'
import type { IncomingPayment } from '#core/payments/matching/booked-evidence'
import type { PrescribedPayment } from '#core/payments/matching/prescribed-payment'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'

/** The payments that each export tells. */
export interface PaymentOf {
  readonly 'payments-prescribed': PrescribedPayment
  readonly 'payments-incoming': IncomingPayment
}
export type PaymentExportName = keyof PaymentOf

export interface KeptExport<N extends PaymentExportName> {
  /** When the server was asked. */
  readonly exportedAt: number
  readonly payments: readonly PaymentOf[N][]
  readonly unreadRows: readonly number[]
}

interface ExportOfWorkspace<N extends PaymentExportName> {
  readonly workspaceId: WorkspaceId
  readonly name: N
}

export const readPaymentExport = <N extends PaymentExportName>(
  db: ReadableDb,
  { workspaceId, name }: ExportOfWorkspace<N>,
): KeptExport<N> | null => {
  const row = db
    .prepare<[string, string], { exported_at: number; payments: string; unread_rows: string }>(
      `SELECT exported_at, payments, unread_rows FROM payment_export
       WHERE workspace_id = ? AND name = ?`,
    )
    .get(workspaceId, name)
  return row === undefined
    ? null
    : {
        exportedAt: row.exported_at,
        payments: JSON.parse(row.payments) as PaymentOf[N][],
        unreadRows: JSON.parse(row.unread_rows) as number[],
      }
}

/** When the export was asked for; null where it never was. */
export const readPaymentExportedAt = (
  db: ReadableDb,
  { workspaceId, name }: ExportOfWorkspace<PaymentExportName>,
): number | null =>
  db
    .prepare<[string, string], number>(
      'SELECT exported_at FROM payment_export WHERE workspace_id = ? AND name = ?',
    )
    .pluck()
    .get(workspaceId, name) ?? null

export const writePaymentExport = <N extends PaymentExportName>(
  db: WritableDb,
  { workspaceId, name, exportedAt, payments, unreadRows }: ExportOfWorkspace<N> & KeptExport<N>,
): void => {
  db.prepare(
    `INSERT OR REPLACE INTO payment_export
       (workspace_id, name, exported_at, payments, unread_rows) VALUES (?, ?, ?, ?, ?)`,
  ).run(workspaceId, name, exportedAt, JSON.stringify(payments), JSON.stringify(unreadRows))
}
