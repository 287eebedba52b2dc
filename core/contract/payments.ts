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
import type { PrescribedPayment } from '#core/payments/matching/prescribed-payment'
import type { ShownEvidence } from '#core/payments/matching/shown-evidence'
import type { SendingPreview } from '#core/payments/send/sending-preview'
import type { ImportedStatement } from '#core/payments/statements/imported-statement'
import type { ReconciledAccount } from '#core/payments/statements/reconcile-month'
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
  /** Null where the encoding is found out from the bytes. */
  encoding: z.enum(statementEncodings).nullable(),
  /** The person's mapping of the columns; null takes a remembered one, or the titles. */
  mapping: statementMappingSchema.nullable(),
})

const totalSchema = z.strictObject({
  currency: z.string(),
  importedMinor: z.int(),
  bookedMinor: z.int(),
  notBookedMinor: z.int(),
  maybeMinor: z.int(),
})

const listedTotalSchema = z.strictObject({
  currency: z.string(),
  listedMinor: z.int(),
  bookedMinor: z.int(),
  notBookedMinor: z.int(),
  maybeMinor: z.int(),
  /** Look-alikes, which are in none of the other sums. */
  alikeMinor: z.int(),
})

export const paymentsCalls = {
  'payments.readSettings': read({
    input: inWorkspace,
    output: paymentSettingsSchema,
    reads: ['paymentSettings'],
  }),
  /** Refuses a mapping by which nothing could be sent; the refusal names the dropped parameters. */
  'payments.saveSettings': write({
    input: z.strictObject({ workspaceId: workspaceIdSchema, settings: paymentSettingsSchema }),
    output: z.null(),
  }),
  /** What an import of the file would bring; nothing is stored. */
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
      /** How many payments the ledger has already, from another statement. */
      known: z.int(),
      /** How many of those payments the CRM has booked. */
      booked: z.int(),
      /** How many payments may be in the ledger under another key. */
      twins: z.int(),
      notIncoming: z.int(),
      /** How many payments the bank has taken back by this statement. */
      reversed: z.int(),
    }),
  }),
  'payments.listStatements': read({
    input: inWorkspace,
    output: z.strictObject({
      /** The statements, the newest first. */
      statements: jsonOf<readonly ImportedStatement[]>(),
    }),
    reads: ['payments'],
  }),
  /** What came in during a month and what became of it, from the opening balance of each account to the closing one. */
  'payments.readMonth': read({
    input: z.strictObject({
      workspaceId: workspaceIdSchema,
      year: z.int().min(1990).max(2199),
      month: z.int().min(1).max(12),
    }),
    output: z.strictObject({ accounts: jsonOf<readonly ReconciledAccount<PaymentRow>[]>() }),
    reads: ['payments', 'paymentExports', 'paymentSettings'],
  }),
  /** Removes a statement, and those of its payments that were never sent and that no other statement has. */
  'payments.removeStatement': write({
    input: z.strictObject({ workspaceId: workspaceIdSchema, statementId: statementIdSchema }),
    output: z.strictObject({ removed: z.int(), kept: z.int() }),
  }),
  /** Undoes a removal with all decisions; not found once another statement was imported. */
  'payments.putBackStatement': write({
    input: z.strictObject({ workspaceId: workspaceIdSchema, statementId: statementIdSchema }),
    output: z.null(),
  }),
  'payments.listPayments': read({
    input: z.strictObject({
      workspaceId: workspaceIdSchema,
      /** `open`: payments of which something has still to be done. */
      scope: z.enum(['open', 'all']),
      group: z.enum(paymentGroups),
      /** Null stands for all statements. */
      statementId: statementIdSchema.nullable(),
      /** Searched in what the bank and the CRM tell of a payment, and in amounts. */
      search: z.string().max(200),
      offset: z.int().nonnegative(),
      limit: z.int().min(1).max(maxPaymentsAtOnce),
    }),
    output: z.strictObject({
      /** The payments: a statement line by line, the whole ledger with the newest day first. */
      payments: jsonOf<PaymentRow[]>(),
      /** How many payments this group has; `counts` has the number of every group. */
      total: z.int(),
      counts: z.record(z.enum(paymentGroups), z.int()),
      /** What the payments of this group add up to, those too that are not on this page. */
      totals: z.array(listedTotalSchema),
    }),
    reads: ['payments', 'paymentExports', 'paymentSettings'],
  }),
  'payments.readTotals': read({
    input: inWorkspace,
    output: z.strictObject({
      totals: z.array(totalSchema),
      confirmed: z.int(),
      unknown: z.int(),
      open: z.int(),
      /** Whether the ledger came from a backup and nobody has compared it with the CRM yet: nothing is sent. */
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
            /** Null where the payment is sent without one; then the CRM, or a person there, matches it. */
            prescribedPaymentId: prescribedId.nullable(),
            /** Whether the person has seen the payment, here or in the CRM, that looks like the same money. */
            isNoTwin: z.boolean(),
          }),
        )
        .min(1)
        .max(maxPaymentsAtOnce),
    }),
    output: z.strictObject({
      changed: z.int(),
      /** Payments that may be the same money as another one, here or in the CRM: a person has to look first. */
      maybeTwins: z.array(transactionKeySchema),
    }),
  }),
  /** Payments whose state does not allow the move stay as they are. */
  'payments.movePayments': write({
    input: z.strictObject({
      workspaceId: workspaceIdSchema,
      keys,
      /** `reopen`: what a person has settled is unknown again. */
      move: z.enum(['withdraw', 'leaveOut', 'takeBack', 'reopen']),
    }),
    output: z.strictObject({ changed: z.int() }),
  }),
  /** Prescribed payments, found by unit, customer, symbol, amount, deal or their own number. */
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
      evidence: jsonOf<ShownEvidence>(),
    }),
    reads: ['payments', 'paymentExports'],
  }),
  /** Records what a person found out about an unknown payment, or about one that somebody else has booked. */
  'payments.settlePayment': write({
    input: z.strictObject({
      workspaceId: workspaceIdSchema,
      key: transactionKeySchema,
      outcome: z.enum(['booked', 'notBooked']),
      paymentId: paymentIdSchema.nullable(),
    }),
    output: z.null(),
  }),
  /** The deal that whatever came from the payer's account was for; null where nothing is to be said of the payer. */
  'payments.readPayer': read({
    input: z.strictObject({ workspaceId: workspaceIdSchema, key: transactionKeySchema }),
    output: z
      .strictObject({
        account: z.string(),
        dealId: z.int(),
        /** The unit and the customer; empty where the CRM tells neither. */
        purpose: z.string(),
        /** How many payments of the account were booked for the deal. */
        times: z.int(),
        isRule: z.boolean(),
      })
      .nullable(),
    reads: ['payments', 'paymentExports', 'paymentSettings'],
  }),
  /** From now on the match offers this deal for payments of the payer that no symbol speaks for. */
  'payments.addPayerRule': write({
    input: z.strictObject({ workspaceId: workspaceIdSchema, key: transactionKeySchema }),
    output: z.null(),
  }),
  'payments.removePayerRule': write({
    input: z.strictObject({ workspaceId: workspaceIdSchema, key: transactionKeySchema }),
    output: z.null(),
  }),
  'payments.readExports': read({
    input: inWorkspace,
    output: z.array(
      z.strictObject({
        name: z.enum(['payments-prescribed', 'payments-incoming']),
        exportedAt: z.int(),
        payments: z.int(),
        /** The first rows that could not be read, counted from 1 with the header. */
        unreadRows: z.array(z.int()),
        /** False for prescribed payments without what is paid of them. */
        isPaidTold: z.boolean(),
      }),
    ),
    reads: ['paymentExports'],
  }),
  /** Asks the server for both payment exports, as far as their cooldowns allow. */
  'payments.refreshExports': job({
    input: inWorkspace,
    output: jobStartedSchema,
  }),
  /** Exactly what would be sent now; nothing leaves. */
  'payments.previewSending': read({
    input: inWorkspace,
    output: z.strictObject({
      /** Identifies the whole preview: only what was reviewed is sent. */
      revision: z.string(),
      preview: jsonOf<SendingPreview>(),
      /** What the calls are for, as far as the CRM's export tells it. */
      prescribed: jsonOf<readonly PrescribedPayment[]>(),
    }),
    reads: ['payments', 'paymentSettings', 'paymentExports', 'workspaces'],
  }),
  /** Makes one call for each payment, one after another, as it was reviewed. */
  'payments.sendPayments': job({
    input: z.strictObject({ workspaceId: workspaceIdSchema, revision: z.string().max(64) }),
    output: z.strictObject({ jobId: jobIdSchema }),
  }),
  /** After a backup was restored: settles as booked each payment that matches exactly one payment of the CRM. */
  'payments.settleFound': write({
    input: inWorkspace,
    output: z.strictObject({ settled: z.array(transactionKeySchema) }),
  }),
  /**
   * The person knows that the ledger may lack what was sent after the backup, and has compared it with the CRM; refused
   * before the CRM was asked. Payments that look booked are no longer confirmed.
   */
  'payments.acceptRestored': write({
    input: inWorkspace,
    output: z.null(),
  }),
  /** Writes what became of the payments of the whole ledger or of one statement; null when the person cancelled. */
  'payments.saveReport': write({
    input: z.strictObject({
      workspaceId: workspaceIdSchema,
      statementId: statementIdSchema.nullable(),
      fileName: z.string().trim().min(1).max(120),
      format: z.enum(['xlsx', 'csv']),
      /** The time zone in which the times are written. */
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
