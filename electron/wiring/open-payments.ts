import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { originOf } from '#core/accounts/login-key'
import type { Result } from '#core/contract/failure'
import { decimalMark } from '#core/format/decimal-mark'
import type { WorkspaceId } from '#core/ids'
import { ownPaymentId, type TransactionKey } from '#core/payments/statements/transaction-key'
import { createCrmClient } from '../crm/calls/client.ts'
import { outgoingSubject } from '../crm/endpoints/payments.ts'
import { callingAccount, isAccountMissing } from '../features/accounts/calling-account.ts'
import { milestonesHandlers } from '../features/milestones/handlers.ts'
import type { PaymentsDependencies, SettledPayment } from '../features/payments/dependencies.ts'
import { paymentsHandlers } from '../features/payments/handlers.ts'
import { recoverPayments } from '../features/payments/ledger/recover-payments.ts'
import { settlePayment } from '../features/payments/ledger/settle-payment.ts'
import { matchedRows } from '../features/payments/matching/match-payments.ts'
import { downloadExport } from '../files/download-export.ts'
import { tableFiles } from '../files/table-files.ts'
import { tellSettlement } from '../store/activity/audit/tell-by-hand.ts'
import * as outgoing from '../store/activity/outgoing-calls.ts'
import type { OpenStore } from '../store/file/open.ts'
import { readMilestoneAnswer, writeMilestoneAnswer } from '../store/milestones/milestone-answers.ts'
import {
  findPaymentOfCall,
  findUnknownPaymentCall,
} from '../store/payments/ledger/payment-outgoing.ts'
import { readSettings } from '../store/settings/settings.ts'
import { insertUntold } from '../store/team/untold.ts'
import type { HostServices } from './open-services.ts'
import type { SendingServices, SharedServices } from './open-shared-services.ts'
import { keptServerReadings } from './stores/kept-server-readings.ts'
import { paymentsStore } from './stores/payments-store.ts'
import { write } from './stores/write.ts'

type PaymentsHost = Pick<
  HostServices,
  'announce' | 'clock' | 'newId' | 'grantedPath' | 'pickSaveFile' | 'tables' | 'statements'
> & { readonly app: Pick<HostServices['app'], 'systemLocale'> }

interface SettledCall {
  readonly id: number
  readonly arrived: boolean
}

/** Statements, the ledger of payments and milestones. */
export const openPayments = (store: OpenStore, services: PaymentsHost, shared: SendingServices) => {
  const dependencies = paymentsDependencies(store, services, shared)
  const { store: kept, clock } = dependencies
  for (const workspaceId of kept.listPaymentsUnderWay())
    recoverPayments(dependencies, { workspaceId })
  const rows = matchedRows(kept)
  return {
    handlers: {
      ...paymentsHandlers({ ...dependencies, jobs: shared.jobs, rows }),
      ...milestonesHandlers({
        store: {
          readAnswer: (workspaceId) => readMilestoneAnswer(store.db, workspaceId),
          writeAnswer: (answer) => write(store, () => writeMilestoneAnswer(store.db, answer)),
        },
        client: createCrmClient(shared.caller, keptServerReadings(store)),
        accountFor: milestonesAccount(shared),
        clock,
      }),
    },
    /** A person has found out the fate of a call: that of its payment is known too. */
    settleCall: (settled: SettledCall) => settleByCall(store, dependencies, settled),
  }
}

const paymentsDependencies = (
  store: OpenStore,
  services: PaymentsHost,
  { caller, accounts, sendings }: SendingServices,
): PaymentsDependencies => {
  const { clock, newId, grantedPath, pickSaveFile, tables, statements } = services
  const client = createCrmClient(caller, keptServerReadings(store))
  const accountFor: PaymentsDependencies['accountFor'] = ({ workspaceId }) =>
    callingAccount(accounts, { workspaceId, projectId: null, area: 'payments' })
  return {
    client,
    clock,
    newId,
    grantedPath,
    pickSaveFile,
    tables,
    statements,
    accountFor,
    sendings,
    decimalMark: () => decimalMark(readSettings(store.db).language, services.app.systemLocale()),
    store: paymentsStore(store),
    giveWay: () => setImmediate(undefined),
    files: tableFiles,
    sha256: (text) => createHash('sha256').update(text).digest('hex'),
    readExport: async (wanted) => {
      const { workspaceId } = wanted
      const place = { workspaceId, projectId: null, area: 'exports' } as const
      const exporting = await callingAccount(accounts, place)
      const account = isAccountMissing(exporting) ? await accountFor(wanted) : exporting
      return account.ok ? downloadExport({ client, tables, clock }, account.value, wanted) : account
    },
    tellSettled: ({ workspaceId, payments }) => {
      const workspace = accounts.store.listWorkspaces().find((one) => one.id === workspaceId)
      const written = write(store, () =>
        store.db.transaction(() => {
          for (const { key, outcome } of payments) {
            settleCall(store, { workspaceId, key, outcome })
            if (workspace === undefined) continue
            insertUntold(store.db, {
              act: 'settle',
              origin: originOf(workspace.baseUrl),
              kind: 'payment',
              key: ownPaymentId(key),
              outcome: outcomesOfTeam[outcome],
            })
          }
        })(),
      )
      services.announce(['audit'])
      return written
    },
  }
}

const outcomesOfTeam = {
  booked: 'done',
  notBooked: 'refused',
  unknown: 'unknown',
  takenBack: 'takenBack',
} as const

const outcomesOfAudit = {
  booked: 'done',
  notBooked: 'refused',
  unknown: 'unknown',
  takenBack: 'removed',
} as const

/** Who has said it is written down; the call of a payment whose fate a person has found out is known too, and tells that. */
const settleCall = (
  { db }: OpenStore,
  { workspaceId, key, outcome }: SettledPayment & { readonly workspaceId: WorkspaceId },
): void => {
  const id = ownPaymentId(key)
  const call = findUnknownPaymentCall(db, { workspaceId, subject: outgoingSubject(id) })
  if (call !== null && (outcome === 'booked' || outcome === 'notBooked')) {
    outgoing.settleUnknownCall(db, { id: call, arrived: outcome === 'booked' })
  } else tellSettlement(db, { workspaceId, id, outcome: outcomesOfAudit[outcome] })
}

/** Milestones are asked for with any account, because the specification names no area for them. */
const milestonesAccount =
  ({ accounts }: SharedServices) =>
  async ({ workspaceId }: { readonly workspaceId: WorkspaceId }) => {
    const place = { workspaceId, projectId: null }
    const paying = await callingAccount(accounts, { ...place, area: 'payments' })
    return isAccountMissing(paying)
      ? callingAccount(accounts, { ...place, area: 'prices' })
      : paying
  }

const settleByCall = (
  store: OpenStore,
  dependencies: PaymentsDependencies,
  { id, arrived }: SettledCall,
): Result<null> | null => {
  const found = findPaymentOfCall(store.db, id)
  if (found === null) return null
  const { workspaceId } = found
  const key = dependencies.store
    .listPaymentsInState({ workspaceId, states: ['unknown'] })
    .map((entry): TransactionKey => entry.key)
    .find((known) => outgoingSubject(ownPaymentId(known)) === found.subject)
  if (key === undefined) return null
  const outcome = arrived ? 'booked' : 'notBooked'
  return settlePayment(dependencies, { workspaceId, key, outcome, paymentId: null })
}
