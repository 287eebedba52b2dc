import { failed, notFound, success } from '#core/contract/failure'
import { toJson } from '#core/json'
import type { PaymentMove } from '#core/payments/ledger/move-payment'
import { checkMapping } from '#core/payments/statements/check-mapping'
import type { HandlersOf } from '../../ipc/handlers.ts'
import type { Jobs } from '../jobs/run-jobs.ts'
import { acceptRestored } from './accept-restored.ts'
import { confirmPayments } from './confirm-payments.ts'
import type { PaymentsDependencies } from './dependencies.ts'
import { findPrescribed } from './find-prescribed.ts'
import { importStatementFile } from './import-statement.ts'
import { listPayments } from './list-payments.ts'
import type { MatchedRows } from './match-payments.ts'
import { movePayments } from './move-payments.ts'
import { previewSending } from './preview-sending.ts'
import { previewStatement } from './preview-statement.ts'
import { readEvidence } from './read-evidence.ts'
import { readTotals } from './read-totals.ts'
import { refreshExports } from './refresh-exports.ts'
import { saveReport } from './save-report.ts'
import { sendPayments } from './send-payments.ts'
import { settleFound } from './settle-found.ts'
import { settlePayment } from './settle-payment.ts'

type PaymentsHandlers = HandlersOf<'payments'>
export interface PaymentsWork extends PaymentsDependencies {
  readonly jobs: Jobs
  readonly rows: MatchedRows
}

export const paymentsHandlers = (work: PaymentsWork): PaymentsHandlers => ({
  ...settingsHandlers(work),
  ...statementHandlers(work),
  ...ledgerHandlers(work),
  ...exportHandlers(work),
  ...sendingHandlers(work),
})

const settingsHandlers = (
  work: PaymentsWork,
): HandlersOf<'payments', 'readSettings' | 'saveSettings' | 'listMappings' | 'forgetMapping'> => {
  const { store } = work
  return {
    'payments.readSettings': (of) => success(store.readPaymentSettings(of)),
    'payments.saveSettings': (of) => {
      const [problem] = checkMapping(of.settings.mapping)
      if (problem === undefined) return store.write.writePaymentSettings(of)
      const rule = problem.kind === 'dropped' ? 'droppedParameter' : 'paymentParameters'
      const path = problem.parameter ?? ''
      return failed({ kind: 'invalidInput', path, rule, again: 'afterFix' })
    },
    'payments.listMappings': (of) => success(store.listStatementMappings(of)),
    'payments.forgetMapping': (of) => store.write.forgetStatementMapping(of),
  }
}

const statementHandlers = (
  work: PaymentsWork,
): HandlersOf<
  'payments',
  'previewStatement' | 'importStatement' | 'listStatements' | 'removeStatement'
> => {
  const { store } = work
  return {
    'payments.previewStatement': (reading, { signal }) => previewStatement(work, reading, signal),
    'payments.importStatement': (reading, { signal }) => importStatementFile(work, reading, signal),
    'payments.listStatements': (of) => success({ statements: toJson(store.listStatements(of)) }),
    'payments.removeStatement': (of) => {
      const removed = store.write.removeStatement(of)
      if (!removed.ok) return removed
      if (removed.value === null) return notFound('never')
      return success(removed.value)
    },
  }
}

const ledgerHandlers = (
  work: PaymentsWork,
): HandlersOf<
  'payments',
  | 'listPayments'
  | 'readTotals'
  | 'confirmPayments'
  | 'movePayments'
  | 'settlePayment'
  | 'saveReport'
> => {
  const { store, clock } = work
  return {
    'payments.listPayments': (wanted) => success(listPayments(work, wanted)),
    'payments.readTotals': (of) =>
      success({
        ...readTotals(store.countPayments(of)),
        isRestored: store.readRestoredLedger(of)?.acceptedAt === null,
      }),
    'payments.confirmPayments': (wanted) => confirmPayments(work, wanted),
    'payments.movePayments': ({ workspaceId, keys, move }) => {
      const hasTime = move === 'leaveOut' || move === 'reopen'
      const wanted: PaymentMove = hasTime ? { kind: move, at: clock.now() } : { kind: move }
      const moved = movePayments(work, { workspaceId, keys, moveOf: () => wanted })
      return moved.ok ? success({ changed: moved.value.changed }) : moved
    },
    'payments.settlePayment': (settled) => settlePayment(work, settled),
    'payments.saveReport': (wanted, { signal }) => saveReport(work, wanted, signal),
  }
}

const exportHandlers = (
  work: PaymentsWork,
): HandlersOf<'payments', 'findPrescribed' | 'readEvidence' | 'readExports' | 'refreshExports'> => {
  const { store, jobs } = work
  return {
    'payments.findPrescribed': ({ workspaceId, search }) => {
      const exported = store.readPaymentExport({ workspaceId, name: 'payments-prescribed' })
      const { found, total } = findPrescribed(exported?.payments ?? [], search)
      return success({ prescribed: toJson(found), total })
    },
    'payments.readEvidence': (of) => readEvidence(work, of),
    'payments.readExports': ({ workspaceId }) =>
      success(
        (['payments-prescribed', 'payments-incoming'] as const).flatMap((name) => {
          const exported = store.readPaymentExport({ workspaceId, name })
          if (exported === null) return []
          const { exportedAt, payments, unreadRows } = exported
          const shown = unreadRows.slice(0, 50)
          return [{ name, exportedAt, payments: payments.length, unreadRows: shown }]
        }),
      ),
    'payments.refreshExports': ({ workspaceId }) =>
      success({
        jobId: jobs.start({
          kind: 'readPaymentExports',
          subject: workspaceId,
          run: (tell, signal) => refreshExports(work, { workspaceId, tell, signal }),
        }),
      }),
  }
}

const sendingHandlers = (
  work: PaymentsWork,
): HandlersOf<'payments', 'previewSending' | 'settleFound' | 'acceptRestored' | 'sendPayments'> => {
  const { jobs, accountFor } = work
  return {
    'payments.previewSending': async (of) => {
      const { preview, revision } = previewSending(work, of, await accountFor(of))
      return success({ revision, preview: toJson(preview) })
    },
    'payments.settleFound': (of) => settleFound(work, of),
    'payments.acceptRestored': (of) => acceptRestored(work, of),
    'payments.sendPayments': ({ workspaceId, revision }) =>
      success({
        jobId: jobs.start({
          kind: 'sendPayments',
          subject: workspaceId,
          run: (tell, signal) => sendPayments(work, { workspaceId, revision, tell, signal }),
        }),
      }),
  }
}
