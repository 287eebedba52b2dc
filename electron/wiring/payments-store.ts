import type { PaymentsStore } from '../features/payments/dependencies.ts'
import type { OpenStore } from '../store/file/open.ts'
import { attemptWrite } from '../store/file/write-failure.ts'
import * as ledger from '../store/payments/ledger/payment-ledger.ts'
import * as restored from '../store/payments/ledger/payment-restored.ts'
import * as settings from '../store/payments/ledger/payment-settings.ts'
import * as exports from '../store/payments/matching/payment-exports.ts'
import * as statements from '../store/payments/statements/statements.ts'
import { write } from './write.ts'

export const paymentsStore = (store: OpenStore): PaymentsStore => {
  const { db } = store
  let generation = 0
  const grow = (change: () => void) => {
    generation += 1
    return write(store, change)
  }
  return {
    readSettings: (of) => settings.readPaymentSettings(db, of),
    writeSettings: (of) => write(store, () => settings.writePaymentSettings(db, of)),
    listMappings: (of) => settings.listStatementMappings(db, of),
    rememberMapping: (of) => write(store, () => settings.rememberStatementMapping(db, of)),
    forgetMapping: (of) => write(store, () => settings.forgetStatementMapping(db, of)),
    readPayment: (of) => ledger.readPayment(db, of),
    readPayments: (of) => ledger.readPayments(db, of),
    readLedgerBeside: (of) => ledger.readLedgerBeside(db, of),
    listInState: (of) => ledger.listPaymentsInState(db, of),
    listUnderWay: () => ledger.listPaymentsUnderWay(db),
    listPrescribedPaid: (of) => ledger.listPrescribedPaid(db, of),
    listPage: (page) => ledger.listPaymentsPage(db, page),
    countSearched: (searched) => ledger.countSearchedPayments(db, searched),
    countPayments: (of) => ledger.countPayments(db, of),
    writePayments: (of) => grow(() => ledger.writePayments(db, of)),
    insertStatement: (imported) => grow(() => statements.insertStatement(db, imported)),
    listStatements: (of) => statements.listStatements(db, of),
    readImportedAt: (of) => statements.readImportedAt(db, of),
    removeStatement: (of) => {
      generation += 1
      return attemptWrite(store.path, () => statements.removeStatement(db, of))
    },
    readExport: (of) => exports.readPaymentExport(db, of),
    writeExport: (of) => write(store, () => exports.writePaymentExport(db, of)),
    readExportedAt: (of) => exports.readPaymentExportedAt(db, of),
    readRestored: (of) => restored.readRestoredLedger(db, of),
    acceptRestored: (of) => grow(() => restored.acceptRestoredLedger(db, of)),
    generation: () => generation,
  }
}
