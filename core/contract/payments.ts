import { z } from 'zod'
import {
  fileTokenSchema,
  jobIdSchema,
  paymentIdSchema,
  statementIdSchema,
  workspaceIdSchema,
} from '#core/ids'
import { statementEncodings } from '#core/payments/formats/decode-statement'
import { paymentGroups } from '#core/payments/ledger/payment-group'
import { paymentReportWordsSchema } from '#core/payments/ledger/payment-report-words'
import type { PaymentRow } from '#core/payments/ledger/payment-row'
import { paymentSettingsSchema } from '#core/payments/ledger/payment-settings'
import type { EvidenceShown } from '#core/payments/matching/evidence-shown'
import type { PrescribedPayment } from '#core/payments/matching/prescribed-payment'
import type { SendingPreview } from '#core/payments/matching/sending-preview'
import type { ImportedStatement } from '#core/payments/statements/imported-statement'
import { statementMappingSchema } from '#core/payments/statements/statement-mapping'
import type { StatementPreview } from '#core/payments/statements/statement-preview'
import { transactionKeySchema } from '#core/payments/statements/transaction-key'
import { job, jsonOf, read, write } from './define.ts'
import { jobStartedSchema } from './jobs.ts'

const maxPaymentsAtOnce = 5_000

const inWorkspace = z.strictObject({ workspaceId: workspaceIdSchema })
const keys = z.array(transactionKeySchema).min(1).max(maxPaymentsAtOnce)
const prescribedId = z.int().positive()

const readingSchema = z.strictObject({
  workspaceId: workspaceIdSchema,
  file: fileTokenSchema,
  /** Null: found out from the bytes. */
  encoding: z.enum(statementEncodings).nullable(),
  /** What a person says of the columns; null: as remembered, or by their titles. */
  mapping: statementMappingSchema.nullable(),
})

const totalSchema = z.strictObject({
  currency: z.string(),
  importedMinor: z.int(),
  bookedMinor: z.int(),
  notBookedMinor: z.int(),
  maybeMinor: z.int(),
})

export const paymentsCalls = {
  'payments.readSettings': read({
    input: inWorkspace,
    output: paymentSettingsSchema,
    reads: ['paymentSettings'],
  }),
  /** Refuses a mapping by which nothing could be sent, the dropped parameters by their names. */
  'payments.saveSettings': write({
    input: z.strictObject({ workspaceId: workspaceIdSchema, settings: paymentSettingsSchema }),
    output: z.null(),
  }),
  /** What an import of the file would bring; nothing is kept of it. */
  'payments.previewStatement': read({
    input: readingSchema,
    output: z.strictObject({
      preview: jsonOf<StatementPreview>(),
    }),
    reads: ['payments', 'paymentSettings'],
  }),
  'payments.importStatement': write({
    input: readingSchema,
    output: z.strictObject({
      statementId: statementIdSchema,
      added: z.int(),
      /** In the ledger before, by another statement. */
      known: z.int(),
      /** Of those, how many the CRM has. */
      booked: z.int(),
      /** May be known under another key. */
      twins: z.int(),
      notIncoming: z.int(),
    }),
  }),
  'payments.listStatements': read({
    input: inWorkspace,
    output: z.strictObject({
      /** The newest first. */
      statements: jsonOf<readonly ImportedStatement[]>(),
    }),
    reads: ['payments'],
  }),
  /** With its payments as far as nothing was ever sent of them and no other statement has them. */
  'payments.removeStatement': write({
    input: z.strictObject({ workspaceId: workspaceIdSchema, statementId: statementIdSchema }),
    output: z.strictObject({ removed: z.int(), kept: z.int() }),
  }),
  'payments.listPayments': read({
    input: z.strictObject({
      workspaceId: workspaceIdSchema,
      /** `open`: there is still something to do. */
      scope: z.enum(['open', 'all']),
      group: z.enum(paymentGroups),
      /** Null: of every statement. */
      statementId: statementIdSchema.nullable(),
      /** In symbols, accounts, names, messages, references and the numbers of the CRM. */
      search: z.string().max(200),
      offset: z.int().nonnegative(),
      limit: z.int().min(1).max(maxPaymentsAtOnce),
    }),
    output: z.strictObject({
      /** The newest day first. */
      payments: jsonOf<PaymentRow[]>(),
      /** Of this group; of every one in `counts`. */
      total: z.int(),
      counts: z.record(z.enum(paymentGroups), z.int()),
    }),
    reads: ['payments', 'paymentExports'],
  }),
  'payments.readTotals': read({
    input: inWorkspace,
    output: z.strictObject({
      totals: z.array(totalSchema),
      confirmed: z.int(),
      unknown: z.int(),
      open: z.int(),
      /** Came from a backup, and nobody has compared it with the CRM yet: nothing is sent. */
      isRestored: z.boolean(),
    }),
    reads: ['payments', 'store'],
  }),
  'payments.confirmPayments': write({
    input: z.strictObject({
      workspaceId: workspaceIdSchema,
      payments: z
        .array(
          z.strictObject({
            key: transactionKeySchema,
            /** Null: without one; the CRM matches it, or a person there. */
            prescribedPaymentId: prescribedId.nullable(),
            /** The person has seen the payment, here or in the CRM, that looks like the same money. */
            isNoTwin: z.boolean(),
          }),
        )
        .min(1)
        .max(maxPaymentsAtOnce),
    }),
    output: z.strictObject({
      changed: z.int(),
      /** These may be the same money as another payment, here or in the CRM: a person has to look first. */
      maybeTwins: z.array(transactionKeySchema),
    }),
  }),
  /** Those that are not in a state for it stay as they are. */
  'payments.movePayments': write({
    input: z.strictObject({
      workspaceId: workspaceIdSchema,
      keys,
      /** `reopen`: what a person has said of it is not known after all. */
      move: z.enum(['withdraw', 'leaveOut', 'takeBack', 'reopen']),
    }),
    output: z.strictObject({ changed: z.int() }),
  }),
  /** Open prescribed payments by symbol, amount, deal or their own number. */
  'payments.findPrescribed': read({
    input: z.strictObject({ workspaceId: workspaceIdSchema, search: z.string().max(100) }),
    output: z.strictObject({
      prescribed: jsonOf<readonly PrescribedPayment[]>(),
      total: z.int(),
    }),
    reads: ['paymentExports'],
  }),
  'payments.readEvidence': read({
    input: z.strictObject({ workspaceId: workspaceIdSchema, key: transactionKeySchema }),
    output: z.strictObject({
      /** Null while the export of incoming payments was never read. */
      exportedAt: z.int().nullable(),
      evidence: jsonOf<EvidenceShown>(),
    }),
    reads: ['payments', 'paymentExports'],
  }),
  /** What a person found out about an unknown one, or about one that somebody else has booked. */
  'payments.settlePayment': write({
    input: z.strictObject({
      workspaceId: workspaceIdSchema,
      key: transactionKeySchema,
      outcome: z.enum(['booked', 'notBooked']),
      paymentId: paymentIdSchema.nullable(),
    }),
    output: z.null(),
  }),
  'payments.readExports': read({
    input: inWorkspace,
    output: z.array(
      z.strictObject({
        name: z.enum(['payments-prescribed', 'payments-incoming']),
        exportedAt: z.int(),
        payments: z.int(),
        /** Rows that could not be read, counted from 1 with the header; the first of them. */
        unreadRows: z.array(z.int()),
      }),
    ),
    reads: ['paymentExports'],
  }),
  /** Asks the server for both payment exports, as far as it does not ask for patience. */
  'payments.refreshExports': job({
    input: inWorkspace,
    output: jobStartedSchema,
  }),
  /** Exactly what would be sent now; nothing leaves. */
  'payments.previewSending': read({
    input: inWorkspace,
    output: z.strictObject({
      /** Stands for all of it: only what was reviewed is sent. */
      revision: z.string(),
      preview: jsonOf<SendingPreview>(),
    }),
    reads: ['payments', 'paymentSettings', 'paymentExports', 'workspaces'],
  }),
  /** One call a payment, one after another, as it was reviewed. */
  'payments.sendPayments': job({
    input: z.strictObject({ workspaceId: workspaceIdSchema, revision: z.string().max(64) }),
    output: z.strictObject({ jobId: jobIdSchema }),
  }),
  /** After a restored backup: what is one payment of the CRM and no other is booked as that one. */
  'payments.settleFound': write({
    input: inWorkspace,
    output: z.strictObject({ settled: z.array(transactionKeySchema) }),
  }),
  /**
   * The person knows that the ledger may lack what was sent after the backup, and has looked; refused before the
   * CRM was asked. What looks booked is no longer confirmed.
   */
  'payments.acceptRestored': write({
    input: inWorkspace,
    output: z.null(),
  }),
  /** What became of the payments of the whole ledger or of a statement. Null when the person decided otherwise. */
  'payments.saveReport': write({
    input: z.strictObject({
      workspaceId: workspaceIdSchema,
      statementId: statementIdSchema.nullable(),
      fileName: z.string().trim().min(1).max(120),
      format: z.enum(['xlsx', 'csv']),
      /** In which the times are written. */
      zone: z.string().max(100),
      words: paymentReportWordsSchema,
    }),
    output: z.strictObject({ fileName: z.string() }).nullable(),
  }),
  'payments.listMappings': read({
    input: inWorkspace,
    output: z.array(
      z.strictObject({ id: z.int(), mapping: statementMappingSchema, usedAt: z.int() }),
    ),
    reads: ['paymentSettings'],
  }),
  'payments.forgetMapping': write({
    input: z.strictObject({ workspaceId: workspaceIdSchema, id: z.int().positive() }),
    output: z.null(),
  }),
}
