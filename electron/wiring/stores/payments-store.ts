import type { PaymentsStore } from '../../features/payments/dependencies.ts'
import type { OpenStore } from '../../store/file/open.ts'
import * as ledger from '../../store/payments/ledger/payment-ledger.ts'
import * as restored from '../../store/payments/ledger/payment-restored.ts'
import * as settings from '../../store/payments/ledger/payment-settings.ts'
import * as exports from '../../store/payments/matching/payment-exports.ts'
import * as statements from '../../store/payments/statements/statements.ts'
import { bindReads, bindWrites } from '../../store/rows/bound.ts'
import { rememberUntilChanged } from '../../store/rows/remember-until-changed.ts'
import { write } from './write.ts'

const rows = { ...settings, ...ledger, ...statements, ...exports, ...restored }

export const paymentsStore = (store: OpenStore): PaymentsStore => {
  const { db } = store
  let generation = 0
  // Each look at the list compares with what the CRM has: thousands of rows are parsed once.
  const ofExports = rememberUntilChanged(db, 'payment_export')
  const writes = bindWrites(store, rows)
  const growing =
    <A extends readonly unknown[], R>(change: (...values: A) => R) =>
    (...values: A): R => {
      generation += 1
      return change(...values)
    }
  return {
    ...bindReads(db, rows),
    readPaymentExport: (of) =>
      ofExports(`${of.workspaceId} ${of.name}`, () => exports.readPaymentExport(db, of)),
    write: {
      ...writes,
      writePayments: growing(writes.writePayments),
      insertStatement: growing(writes.insertStatement),
      removeStatement: growing(writes.removeStatement),
      acceptRestoredLedger: growing(writes.acceptRestoredLedger),
      writePaymentExport: (of) => write(store, () => exports.writePaymentExport(db, of)),
    },
    generation: () => generation,
  }
}
