import { type Result, success } from '#core/contract/failure'
import type { WorkspaceKey } from '#core/ids'
import {
  readIncomingExport,
  readPrescribedExport,
} from '#core/payments/matching/read-payment-exports'
import { isOvertaken } from '#core/time'
import type { PaymentExportName } from '../../../store/payments/matching/payment-exports.ts'
import type { ExportedTable, PaymentsDependencies } from '../dependencies.ts'

type FeedDependencies = Pick<PaymentsDependencies, 'clock'> & {
  readonly store: Pick<PaymentsDependencies['store'], 'readPaymentExportedAt'> & {
    readonly write: Pick<PaymentsDependencies['store']['write'], 'writePaymentExport'>
  }
}

interface FeedPaymentsInput extends WorkspaceKey, ExportedTable {
  readonly name: PaymentExportName
}

/** Keeps an export of payments, to which payments are matched from now on; false where it has no payments. */
export const feedPayments = (
  { store, clock }: FeedDependencies,
  { workspaceId, name, rows, exportedAt }: FeedPaymentsInput,
): Result<boolean> => {
  const by = store.readPaymentExportedAt({ workspaceId, name })
  if (isOvertaken(exportedAt, { by, now: clock.now() })) return success(true)
  const of = { workspaceId, exportedAt }
  const written = writeRead(store, { ...of, name, rows })
  if (written === null) return success(false)
  return written.ok ? success(true) : written
}

const writeRead = (
  store: FeedDependencies['store'],
  { name, rows, ...of }: FeedPaymentsInput,
): Result<null> | null => {
  if (name === 'payments-prescribed') {
    const read = readPrescribedExport(rows)
    return read && store.write.writePaymentExport({ ...of, name, ...read })
  }
  const read = readIncomingExport(rows)
  return read && store.write.writePaymentExport({ ...of, name, ...read })
}
