import { failed, success } from '#core/contract/failure'
import { toJson } from '#core/json'
import type { PaymentMove } from '#core/payments/ledger/move-payment'
import { checkMapping } from '#core/payments/send/check-mapping'
import type { HandlersOf } from '../../ipc/handlers.ts'
import type { Jobs } from '../jobs/run-jobs.ts'
import type { PaymentsDependencies } from './dependencies.ts'
import { acceptRestored } from './ledger/accept-restored.ts'
import { confirmPayments } from './ledger/confirm-payments.ts'
import { listPayments } from './ledger/list-payments.ts'
import { movePayments } from './ledger/move-payments.ts'
import { readTotals } from './ledger/read-totals.ts'
import { saveReport } from './ledger/save-report.ts'
import { settleFound } from './ledger/settle-found.ts'
import { settlePayment } from './ledger/settle-payment.ts'
import type { MatchedRows } from './matching/match-payments.ts'
import { addPayerRule, readPayer, removePayerRule } from './matching/payer-rules.ts'
import { readEvidence } from './matching/read-evidence.ts'
import { refreshExports } from './matching/refresh-exports.ts'
import { previewSending } from './send/preview-sending.ts'
import { sendPayments } from './send/send-payments.ts'
import { importStatementFile } from './statements/import-statement.ts'
import { previewStatement } from './statements/preview-statement.ts'
import { readMonth } from './statements/read-month.ts'
import { type RemovedStatements, removedStatements } from './statements/removed-statements.ts'

type PaymentsHandlers = HandlersOf<'payments'>

export interface PaymentsWork extends PaymentsDependencies {
  readonly jobs: Jobs
  readonly rows: MatchedRows
}

export const paymentsHandlers = (work: PaymentsWork): PaymentsHandlers => {
  const removed = removedStatements(work)
  return {
    ...settingsHandlers(work),
    ...statementHandlers(work, removed),
    ...ledgerHandlers(work),
    ...exportHandlers(work),
    ...payerHandlers(work),
    ...sendingHandlers(work, removed),
  }
}

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
  removed: RemovedStatements,
): HandlersOf<
  'payments',
  | 'previewStatement'
  | 'importStatement'
  | 'listStatements'
  | 'readMonth'
  | 'removeStatement'
  | 'putBackStatement'
> => {
  const { store } = work
  return {
    'payments.previewStatement': (reading, { signal }) => previewStatement(work, reading, signal),
    'payments.importStatement': async (reading, { signal }) => {
      const imported = await importStatementFile(work, reading, signal)
      if (imported.ok) removed.forget(reading.workspaceId)
      return imported
    },
    'payments.listStatements': (of) => success({ statements: toJson(store.listStatements(of)) }),
    'payments.readMonth': (of) => success(readMonth(work, of)),
    'payments.removeStatement': (of) => removed.remove(of),
    'payments.putBackStatement': (of) => removed.putBack(of),
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
      const wanted: PaymentMove = { kind: move, at: clock.now() }
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
  const { store, jobs, rows } = work
  return {
    'payments.findPrescribed': ({ workspaceId, search }) => {
      const { found, total } = rows.find(workspaceId, search)
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
          const isPaidTold = !payments.some((one) => 'paidMinor' in one && one.paidMinor === null)
          return [{ name, exportedAt, payments: payments.length, unreadRows: shown, isPaidTold }]
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

const payerHandlers = (
  work: PaymentsWork,
): HandlersOf<'payments', 'readPayer' | 'addPayerRule' | 'removePayerRule'> => ({
  'payments.readPayer': (of) => readPayer(work, of),
  'payments.addPayerRule': (of) => addPayerRule(work, of),
  'payments.removePayerRule': (of) => removePayerRule(work, of),
})

const sendingHandlers = (
  work: PaymentsWork,
  removed: RemovedStatements,
): HandlersOf<'payments', 'previewSending' | 'settleFound' | 'acceptRestored' | 'sendPayments'> => {
  const { jobs, accountFor, rows } = work
  return {
    'payments.previewSending': async (of) => {
      const { preview, revision } = previewSending(work, of, await accountFor(of))
      const wanted = preview.calls.map(({ prescribedPaymentId }) => prescribedPaymentId)
      const prescribed = toJson(rows.prescribed(of.workspaceId, wanted))
      return success({ revision, preview: toJson(preview), prescribed })
    },
    'payments.settleFound': (of) => settleFound(work, of),
    'payments.acceptRestored': (of) => {
      const accepted = acceptRestored(work, of)
      if (accepted.ok) removed.forget(of.workspaceId)
      return accepted
    },
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
